import { UniqueConstraintViolationException, type MikroORM } from "@mikro-orm/postgresql";
import { assign } from "../core/rows.ts";
import type { Clock } from "../core/clock.ts";
import type { Send } from "../modules/payments/wompi/client.ts";
import { simulatorKeys, SIMULATOR_PATH } from "../modules/payments/wompi/keys.ts";
import { type Answer, type Asked, found, invalid, Refused, unknown, wrongKey } from "./answers.ts";
import { type Merchant, merchantOfPrivateKey, merchantOfPublicKey } from "./merchants.ts";
import { SandboxFault, SandboxTransaction } from "./sandbox.entity.ts";
import { type Fault, faults, sandboxBanks } from "./scenarios.rules.ts";
import { shownMerchant, tokenizeCard } from "./tokens.ts";
import { orderOf, saidOf, statusAt, transactionJson } from "./transactions.ts";

/** Dependencies of the simulator. */
export interface SimulatorParts {
  readonly orm: MikroORM;
  readonly clock: Clock;
  readonly publicUrl: string;
}

/** Name of the job that sends an event. */
export const SEND = "wompi.sandbox-event";

const SILENCE = 60_000;

/**
 * Simulated card provider: its API, its refusals and its events. A simulated fault leaves no trace, like a
 * failure of one of the real provider's machines.
 */
export class Simulator {
  constructor(readonly parts: SimulatorParts) {}

  /**
   * Sends the simulator a request of the application's client, without a network; when the simulator does not
   * answer, the client's timeout ends the request.
   */
  readonly send: Send = async (address, { method = "GET", headers, body, signal }) => {
    const [path = "", query = ""] = address.slice(SIMULATOR_PATH.length).split("?");
    const given = new Headers(headers).get("authorization");
    const answer = await this.answer({
      method,
      path,
      query: new URLSearchParams(query),
      key: keyIn(given),
      body: typeof body === "string" ? (JSON.parse(body) as unknown) : undefined,
    });
    if (answer === "silence") return silence(signal ?? null);
    return Response.json(answer.body ?? null, { status: answer.status });
  };

  /** Answers a request, or returns `silence` for no answer. */
  async answer(asked: Asked): Promise<Answer | "silence"> {
    if (asked.path === "/fault") return this.#switch(asked);
    const [, said] = /^PUT \/transactions\/([\w-]+)$/.exec(`${asked.method} ${asked.path}`) ?? [];
    if (said) return this.#say(said, asked.body);
    const { fault } = await this.fault();
    if (fault === "error") return { status: 500, body: { error: { type: "INTERNAL_ERROR" } } };
    if (fault === "silent") return "silence";
    try {
      const answer = await this.#answer(asked, fault);
      return fault === "unanswered" && asked.method === "POST" && asked.path === "/transactions"
        ? "silence"
        : answer;
    } catch (error) {
      if (error instanceof Refused) return error.answer;
      throw error;
    }
  }

  /** Returns the current fault and the address for events. */
  async fault(): Promise<{ readonly fault: Fault; readonly eventsUrl: string | null }> {
    const row = await this.parts.orm.em.fork().findOne(SandboxFault, { id: 1 });
    return { fault: (row?.fault as Fault | undefined) ?? "none", eventsUrl: row?.eventsUrl ?? null };
  }

  async #answer({ method, path, query, key, body }: Asked, fault: Fault): Promise<Answer> {
    const { clock, publicUrl } = this.parts;
    const now = clock.now();
    const call = `${method} ${path}`;
    const [, publicKey] = /^GET \/merchants\/(\w+)$/.exec(call) ?? [];
    if (publicKey) return shownMerchant(merchantOfPublicKey(publicKey) ?? refuse(unknown()), publicUrl, now);
    const [, bank] = /^GET \/bank\/([\w-]+)$/.exec(call) ?? [];
    if (bank) return this.#payAtBank(bank, now);
    const [, shown] = /^GET \/transactions\/([\w-]+)$/.exec(call) ?? [];
    if (shown) return found(transactionJson(await this.#find(shown), now, { publicUrl }));
    const [, voided] = /^POST \/transactions\/([\w-]+)\/void$/.exec(call) ?? [];
    if (voided) return this.#void(voided, key, now);
    if (call === "GET /transactions") return this.#search(query, key, now);

    const isKnown = ["POST /tokens/cards", "POST /transactions", "GET /pse/financial_institutions"];
    if (!isKnown.includes(call)) throw unknown();
    const merchant = merchantOfPublicKey(key) ?? refuse(wrongKey());
    if (call === "GET /pse/financial_institutions") return found(sandboxBanks);
    if (call === "POST /tokens/cards") return tokenizeCard((body ?? {}) as object, now);
    return this.#create(body, merchant, fault, now);
  }

  async #create(body: unknown, { keys }: Merchant, fault: Fault, now: Date): Promise<Answer> {
    const em = this.parts.orm.em.fork();
    const ordered = await orderOf(body, keys, now, fault);
    const { merchant, reference, settlesAt } = ordered;
    if ((await em.count(SandboxTransaction, { merchant, reference })) > 0) throw usedReference();
    const row = em.create(SandboxTransaction, {
      ...ordered,
      voidedAt: null,
      eventDueAt: null,
      eventTries: 0,
      said: null,
    });
    // The events of another merchant are sent to an address of theirs.
    row.eventDueAt = fault === "lost" || keys !== simulatorKeys ? null : settlesAt;
    em.persist(row);
    try {
      await em.flush();
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) throw usedReference();
      throw error;
    }
    await this.#sendSoon(row);
    return found(transactionJson(row, now, { publicUrl: this.parts.publicUrl, fresh: true }), 201);
  }

  /** Returns the bank's page, on which the visitor pays and is then redirected to the previous page. */
  async #payAtBank(id: string, now: Date): Promise<Answer> {
    const row = await this.#find(id);
    if (row.settlesAt > now) {
      const em = this.parts.orm.em.fork();
      const settled = await em.findOneOrFail(SandboxTransaction, { id });
      settled.settlesAt = now;
      if (settled.eventDueAt) settled.eventDueAt = now;
      await em.flush();
      await this.#sendSoon(settled);
    }
    const back = new URL(row.redirectUrl ?? this.parts.publicUrl);
    back.searchParams.set("id", id);
    return { status: 302, location: back.href };
  }

  async #void(id: string, key: string | null, now: Date): Promise<Answer> {
    const { keys } = merchantOfPrivateKey(key) ?? refuse(wrongKey());
    const em = this.parts.orm.em.fork();
    const row = await em.findOne(SandboxTransaction, { id, merchant: keys.publicKey });
    if (!row) throw unknown();
    if (row.paymentMethod["type"] !== "CARD" || statusAt(row, now) !== "APPROVED")
      throw invalid("transaction", "La transacción no se puede anular");
    assign(row, { voidedAt: now, eventDueAt: now, eventTries: 0 });
    await em.flush();
    await this.#sendSoon(row);
    return found({ status: "VOIDED", transaction: transactionJson(row, now, this.parts) }, 201);
  }

  async #search(query: URLSearchParams, key: string | null, now: Date): Promise<Answer> {
    const { keys } = merchantOfPrivateKey(key) ?? refuse(wrongKey());
    const reference = query.get("reference") ?? "";
    const rows = await this.parts.orm.em
      .fork()
      .find(SandboxTransaction, { reference, merchant: keys.publicKey });
    return found(rows.map((row) => transactionJson(row, now, this.parts)));
  }

  /**
   * Sets properties of a transaction from the body, in the provider's format, which are returned from then
   * on. A transaction that does not exist is created, even for a reference that is already used, as the
   * provider's checkout does at a second attempt.
   */
  async #say(id: string, body: unknown): Promise<Answer> {
    const em = this.parts.orm.em.fork();
    const now = this.parts.clock.now();
    const known = await em.findOne(SandboxTransaction, { id });
    const row = await em.upsert(SandboxTransaction, saidOf(id, body, known, now));
    return found(transactionJson(row, now, this.parts));
  }

  async #find(id: string): Promise<SandboxTransaction> {
    const row = await this.parts.orm.em.fork().findOne(SandboxTransaction, { id });
    if (!row) throw unknown();
    return row;
  }

  /** Queues the sending of an event that is due; a sweep finds events that are due later. */
  async #sendSoon({ id, eventDueAt }: SandboxTransaction): Promise<void> {
    const { orm, clock } = this.parts;
    if (!eventDueAt || eventDueAt > clock.now()) return;
    await orm.em
      .fork()
      .execute("select graphile_worker.add_job(?, payload := ?::json, job_key := ?)", [
        SEND,
        JSON.stringify({ id }),
        `sandbox-event:${id}`,
      ]);
  }

  /** Returns or sets the fault: `PUT /fault {"fault": "silent", "eventsUrl": null}`. */
  async #switch({ method, body }: Asked): Promise<Answer> {
    if (method === "PUT") {
      const { fault = "none", eventsUrl = null } = (body ?? {}) as { fault?: unknown; eventsUrl?: unknown };
      if (!faults.includes(fault as Fault))
        return { status: 422, body: { error: { messages: { fault: [`Una de: ${faults.join(", ")}`] } } } };
      const em = this.parts.orm.em.fork();
      await em.upsert(SandboxFault, { id: 1, fault: fault as Fault, eventsUrl: eventsUrl as string | null });
    }
    return { status: 200, body: await this.fault() };
  }
}

const usedReference = () => invalid("reference", "La referencia ya ha sido usada");

function refuse(refusal: Refused): never {
  throw refusal;
}

/** Returns the key in an `Authorization` header with a bearer; null without one. */
export const keyIn = (authorization: string | null | undefined): string | null =>
  /^Bearer (.+)$/.exec(authorization ?? "")?.[1] ?? null;

/** Returns a promise that never resolves, and rejects when the client gives up or a minute has passed. */
function silence(signal: AbortSignal | null): Promise<never> {
  return new Promise((_, fail) => {
    const timer = setTimeout(() => fail(new Error("nobody answered")), SILENCE);
    const stop = () => {
      clearTimeout(timer);
      fail(signal?.reason instanceof Error ? signal.reason : new Error("given up"));
    };
    if (signal?.aborted) stop();
    else signal?.addEventListener("abort", stop, { once: true });
  });
}
