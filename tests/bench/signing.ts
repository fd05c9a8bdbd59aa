import { performance } from "node:perf_hooks";
import type { ChildProcess } from "node:child_process";
import { aDrawing } from "../support/drawing.ts";
import { type Asked, ask, ratioAtMost } from "./beside.ts";
import { send } from "./processes.ts";
import { median } from "./report.ts";
import type { ToSigner } from "./servers/signer.ts";

/** Largest time of a signature, as a factor of the same act without a certificate. */
const TARGET = 1.3;
/** Pairs of signatures in a round, and pairs before the first that do not count. */
const PAIRS = 5;
const WARM_UP = 3;

const CLIENT = { nombre: "Banco de pruebas", documento: "52123456", email: "banco@example.com" };
const CREATE = "mutation ($input: CreateContractInput!) { createContract(input: $input) { id } }";
const SEND = "mutation ($id: ID!) { sendContract(id: $id, input: {}) { id } }";

/** Addresses for making and signing contracts: a process that runs jobs, and the session of the owner. */
export interface SigningAddresses extends Asked {
  readonly signer: ChildProcess;
}

/**
 * Measures the signer's wait for the answer, in turns with and without the job that makes the certificate
 * afterwards. Signed contracts stay signed: each signature is of another contract.
 */
export async function signingLines(addresses: SigningAddresses, rounds: number): Promise<readonly string[]> {
  const [made, without]: [number[], number[]] = [[], []];
  for (let pair = -WARM_UP; pair < rounds * PAIRS; pair++) {
    // The order changes from pair to pair.
    for (const certificates of pair % 2 ? [true, false] : [false, true]) {
      const took = await signed(addresses, certificates);
      if (pair >= 0) (certificates ? made : without).push(took);
    }
  }
  const of = (found: readonly number[]) => median(found).toFixed(1);
  return [
    "signing",
    `  ${of(made)} ms con certificado, ${of(without)} ms sin él, ${made.length} firmas de cada una`,
    ratioAtMost("signing.with-certificate/without", median(made) / median(without), TARGET),
  ];
}

/** Milliseconds of one signature through the link of a contract made for it. */
async function signed(addresses: SigningAddresses, certificates: boolean): Promise<number> {
  const { product, signer } = addresses;
  const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);
  const input = {
    nombreCliente: CLIENT.nombre,
    emailCliente: CLIENT.email,
    telefonoCliente: "3001234567",
    clienteDocumentoIdentidad: CLIENT.documento,
    origen: "Bogotá",
    destino: "Cartagena",
    fechaInicioViaje: days(60),
    fechaFinViaje: days(65),
    precioTotal: 3_000_000,
  };
  const {
    createContract: { id },
  } = await ask<{ createContract: { id: string } }>(addresses, CREATE, { input });
  await ask(addresses, SEND, { id });
  const { token } = await send<{ token: string }>(signer, { linkOf: id } satisfies ToSigner);
  await send(signer, { certificates } satisfies ToSigner);

  const signerInfo = { ...CLIENT, tipoDocumento: "cc", aceptaTerminos: true };
  const body = JSON.stringify({ signature: aDrawing(), signerInfo });
  const headers = { "x-link-token": token, "content-type": "application/json" };
  const start = performance.now();
  const answer = await fetch(`${product}/contracts/${id}/sign`, { method: "POST", headers, body });
  const text = await answer.text();
  const took = performance.now() - start;
  if (!answer.ok) throw new Error(`${answer.status}: ${text}`);
  return took;
}
