import type { Config } from "../../../core/config/config.ts";

/** Keys by which the card provider knows us, and its address. */
export interface WompiKeys {
  readonly publicKey: string;
  readonly privateKey: string;
  readonly integritySecret: string;
  readonly eventsSecret: string;
  /** Base address with its version, without a final slash; of the simulator: on our own address. */
  readonly url: string;
}

/** Path of the simulator, on the address of the application. */
export const SIMULATOR_PATH = "/sandbox/wompi/v1";

/** The keys under which the simulator knows the application. */
export const simulatorKeys: WompiKeys = Object.freeze({
  publicKey: "pub_test_local",
  privateKey: "prv_test_local",
  integritySecret: "test_integrity_local",
  eventsSecret: "test_events_local",
  url: SIMULATOR_PATH,
});

/** Keys of another merchant in the simulator, whose payments are not ours. */
export const otherMerchantKeys: WompiKeys = Object.freeze({
  publicKey: "pub_test_otro",
  privateKey: "prv_test_otro",
  integritySecret: "test_integrity_otro",
  eventsSecret: "test_events_otro",
  url: SIMULATOR_PATH,
});

/** Returns the keys that apply in this installation; null when nobody can pay online. */
export const keysOf = ({ wompi }: Pick<Config, "wompi">): WompiKeys | null =>
  wompi.mode === "live" ? wompi : wompi.mode === "simulator" ? simulatorKeys : null;

/**
 * Returns the environment that a key belongs to, as events name it: everything that is not production is a
 * test.
 */
export const environmentOf = (publicKey: string): "prod" | "test" =>
  /(^|_)prod_/.test(publicKey) ? "prod" : "test";

/** Returns the origin that browsers send card data to; null when that is our own. */
export function providerOrigin({ wompi }: Pick<Config, "wompi">): string | null {
  return wompi.mode === "live" ? new URL(wompi.url).origin : null;
}
