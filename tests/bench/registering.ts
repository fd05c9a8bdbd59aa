import { ask, type Asked } from "./beside.ts";
import { ours } from "./documents.ts";

/** The note by which what a benchmark registered is found again. */
export const REGISTERED = "Registrado por el banco de pruebas";

/** Returns the variables by which a payment is registered for a contract. */
export const registration = (contractId: string | undefined) => ({
  input: { contractId, monto: 1_000, fechaPago: "2026-01-15", observaciones: REGISTERED },
});

/** Registers a payment for a contract and answers its id. Throws on any error. */
export async function register(asked: Asked, contractId: string | undefined): Promise<string> {
  const { registerPayment } = await ask<{ registerPayment: { id: string } }>(
    asked,
    ours.registerPayment,
    registration(contractId),
  );
  return registerPayment.id;
}
