import { registerPayment as act } from "./acts/register-payment.ts";
import { ask, type Asked } from "./beside.ts";

/** The note by which what a benchmark registered is found again. */
export const REGISTERED = "Registrado por el banco de pruebas";

/** Registers a payment for a contract and answers its id. Throws on any error. */
export async function register(asked: Asked, contractId: string | undefined): Promise<string> {
  const input = { contractId, monto: 1_000, fechaPago: "2026-01-15", observaciones: REGISTERED };
  const { registerPayment } = await ask<{ registerPayment: { id: string } }>(asked, act.document, { input });
  return registerPayment.id;
}
