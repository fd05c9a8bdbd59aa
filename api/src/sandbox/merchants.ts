import { otherMerchantKeys, simulatorKeys, type WompiKeys } from "../modules/payments/wompi/keys.ts";

/** Merchant of the simulator. */
export interface Merchant {
  readonly name: string;
  readonly keys: WompiKeys;
}

const merchants: readonly Merchant[] = [
  { name: "Simulador de pagos", keys: simulatorKeys },
  { name: "Otro comercio", keys: otherMerchantKeys },
];

/** Returns the merchant of a public key; undefined for an unknown key. */
export const merchantOfPublicKey = (key: string | null): Merchant | undefined =>
  merchants.find(({ keys }) => keys.publicKey === key);

/** Returns the merchant of a private key; undefined for an unknown key. */
export const merchantOfPrivateKey = (key: string | null): Merchant | undefined =>
  merchants.find(({ keys }) => keys.privateKey === key);
