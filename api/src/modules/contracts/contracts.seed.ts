import { randomUUID } from "node:crypto";
import { LinkToken } from "../../core/links/link.entity.ts";
import type { Viewer } from "../../core/auth/viewer.ts";
import { jobContext } from "../../core/jobs/context.ts";
import { mutate } from "../../core/mutation/mutation.ts";
import type { SeedContext } from "../../core/seed.ts";
import { Quote } from "../quotes/quote/quote.entity.ts";
import { draftAddendum } from "./addendum/acts/draft-addendum.ts";
import { sendAddendum } from "./addendum/acts/send-addendum.ts";
import { cancelContract } from "./contract/acts/cancel-contract.ts";
import { createContract } from "./contract/acts/create-contract.ts";
import { sendContract } from "./contract/acts/send-contract.ts";
import { signContract } from "./signature/acts/sign-contract.ts";
import { certify } from "./signature/certify.ts";
import { Signature } from "./signature/signature.entity.ts";
import { Contract } from "./contract/contract.entity.ts";
import { demoDrawing } from "../content/demo-drawing.ts";

const hour = 3_600_000;

/**
 * Final states of the contracts made from the latest approved quotes, newest first; all older contracts are
 * signed.
 */
const latest = [
  ...(["none", "signed", "signed", "draft", "active", "cancelled", "signed"] as const),
  ...(["none", "signed", "active", "signed", "signed", "draft", "signed"] as const),
] as const;
/** Position, among the latest approved quotes, of the quote whose contract gets an addendum. */
const CHANGED = 2;
type Fate = (typeof latest)[number];

/**
 * Seeds contracts for the demo's approved quotes (`quotes:approved`), in every status that precedes the
 * purchases.
 */
export async function seedContracts(seed: SeedContext): Promise<void> {
  const end = seed.services.clock.now();
  const approved = [...((seed.shared.get("quotes:approved") as string[] | undefined) ?? [])].reverse();
  const made: DemoContract[] = [];
  // One after the other, so that their numbers follow their days.
  for (const [n, quoteId] of [...approved.entries()].reverse()) {
    const fate = latest[n] ?? "signed";
    if (fate !== "none") made.push(await aDemoContract(seed, quoteId, n, fate, end));
  }
  await seed.each(made, live);
  seed.at(end);
}

/** A contract of the demo, and its target state. */
interface DemoContract {
  readonly id: string;
  readonly n: number;
  readonly fate: Fate;
  readonly manager: Viewer;
  /**
   * Returns the instant the given number of hours after the quote's approval, at most the end of the demo.
   */
  readonly after: (hours: number) => Date;
}

async function aDemoContract(
  seed: SeedContext,
  quoteId: string,
  n: number,
  fate: Fate,
  end: Date,
): Promise<DemoContract> {
  const quote = await seed.services.orm.em.fork().findOneOrFail(Quote, { id: quoteId });
  const begin = (quote.approvedAt ?? end).getTime();
  const after = (hours: number) => new Date(Math.min(begin + hours * hour, end.getTime()));
  const managers = ["account:gerente", "account:gerente2"].map((key) => seed.shared.get(key) as Viewer);
  const manager =
    managers.find(({ id }) => id === quote.gerente?.id) ?? (seed.shared.get("account:admin") as Viewer);

  seed.at(after(10));
  const id = await seed.as(manager, createContract, {
    input: {
      quoteId,
      formaPago: n % 3 === 0 ? "contado" : "cuotas",
    },
  });
  return { id, n, fate, manager, after };
}

/** Takes a contract through its life up to its target state. */
async function live(seed: SeedContext, { id, n, fate, manager, after }: DemoContract): Promise<void> {
  if (fate === "draft") return;
  seed.at(after(12));
  await seed.as(manager, sendContract, { id, mail: {} });
  if (fate === "active") return;
  seed.at(after(30));
  if (fate === "cancelled") {
    await seed.as(seed.shared.get("account:admin") as Viewer, cancelContract, {
      id,
      motivo: "El cliente aplazó el viaje",
    });
    return;
  }
  await signByLink(seed, id, n);
  if (n !== CHANGED) return;
  seed.at(after(34));
  await anAddendum(seed, manager, id);
}

/** Sends an addendum that adds a dinner with its price, and that the client has not signed. */
async function anAddendum(seed: SeedContext, manager: Viewer, contractId: string): Promise<void> {
  const em = seed.services.orm.em.fork();
  const { contractItem, precioTotal } = await em.findOneOrFail(Contract, { id: contractId });
  const dinner = { tipo: "alimentacion", descripcion: "Cena de despedida", detalle: null } as const;
  const id = await seed.as(manager, draftAddendum, {
    contractId,
    input: {
      motivo: "El cliente agrega una cena para todo el grupo",
      servicios: [...contractItem, dinner],
      precioTotal: precioTotal + 360_000,
    },
  });
  await seed.as(manager, sendAddendum, { id });
}

/** Signs as the client, through the link in the mail. */
async function signByLink({ services }: SeedContext, id: string, n: number): Promise<void> {
  const em = services.orm.em.fork();
  const link = await em.findOneOrFail(LinkToken, { recordId: id, purpose: "signature" });
  const { pasajeroTitular, clienteDocumentoIdentidad, clienteTipoDocumento, cliente } =
    await em.findOneOrFail(Contract, { id });
  const origin = {
    requestId: randomUUID(),
    channel: "seed",
    ip: "186.84.20.15",
    userAgent: "Mozilla/5.0 (Linux; Android 15) Chrome/140",
  } as const;
  const signerInfo = {
    nombre: pasajeroTitular ?? cliente.name,
    documento: clienteDocumentoIdentidad,
    tipoDocumento: clienteTipoDocumento,
    email: cliente.email,
    aceptaTerminos: true,
  };
  const actor = {
    viewer: null,
    link: { id: link.id, purpose: link.purpose, recordId: link.recordId },
    origin,
  };
  await mutate(services, actor, signContract, { id, input: { signature: await demoDrawing(n), signerInfo } });
  const { id: signatureId } = await em.findOneOrFail(Signature, { contract: id });
  await certify(jobContext(services, origin.requestId), signatureId);
}
