import type { Config } from "../../../core/config/config.ts";

/** Address of the card provider, and our keys for it. */
export interface WompiKeys {
  readonly publicKey: string;
  readonly privateKey: string;
  readonly integritySecret: string;
  readonly eventsSecret: string;
  /**
   * Base address with the version, without a final slash; for the simulator, an address of this application.
   */
  readonly url: string;
}

/** Path of the simulator within the application. */
export const SIMULATOR_PATH = "/sandbox/wompi/v1";

/** The keys under which the simulator knows the application. */
export const simulatorKeys: WompiKeys = Object.freeze({
  publicKey: "pub_test_local",
  privateKey: "prv_test_local",
  integritySecret: "test_integrity_local",
  eventsSecret: "test_events_local",
  url: SIMULATOR_PATH,
});

/** Keys of another merchant in the simulator, whose payments do not belong to us. */
export const otherMerchantKeys: WompiKeys = Object.freeze({
  publicKey: "pub_test_otro",
  privateKey: "prv_test_otro",
  integritySecret: "test_integrity_otro",
  eventsSecret: "test_events_otro",
  url: SIMULATOR_PATH,
});

/** Returns the provider's keys of this installation; null when online payment is not available. */
export const keysOf = ({ wompi }: Pick<Config, "wompi">): WompiKeys | null =>
  wompi.mode === "live" ? wompi : wompi.mode === "simulator" ? simulatorKeys : null;

/**
 * Returns the environment of a public key, as events name it; every key that is not for production is for
 * tests.
 */
export const environmentOf = (publicKey: string): "prod" | "test" =>
  /(^|_)prod_/.test(publicKey) ? "prod" : "test";

/** Returns the origin to which browsers send card data; null when it is the origin of this application. */
export function providerOrigin({ wompi }: Pick<Config, "wompi">): string | null {
  return wompi.mode === "live" ? new URL(wompi.url).origin : null;
}
