import { randomBytes } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { mutate } from "../../../api/src/core/mutation/mutation.ts";
import type { Work } from "../../../api/src/core/mutation/work.ts";
import { drawNumbers } from "../../../api/src/modules/numbering/draw-numbers.ts";
import { warnOfRanges } from "../../../api/src/modules/numbering/acts/warn-of-ranges.ts";
import { START, type TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { at, inDays } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { ADD_RANGE, aRange, aRangeInput, WITHDRAW_RANGE } from "../../support/story/payouts.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales({ SECRETS_KEY: randomBytes(32).toString("base64") });
});

/** Something that is done by nobody's request, in a transaction of its own. */
const inWork = <R>(act: (work: Work) => Promise<R>): Promise<R> =>
  mutate(
    app.app.services,
    { viewer: null, link: null, origin: { channel: "job", ip: null, userAgent: null, requestId: "numbers" } },
    act,
    undefined,
  );
const draw = (count: number, fail = false) =>
  inWork(async (work) => {
    const drawn = await drawNumbers(work, "factura", count);
    if (fail) throw new Error("nothing of it stays");
    return drawn.map(({ number }) => number);
  });

const LIST = `{ numberingRanges { id prefijo ultimo quedan aviso warnedAt retiredAt } }`;
const MY_DAY = `{ myDay { kind total } }`;

describe("a range of numbers", () => {
  it("gives its numbers one after the other, to two at once too, without gaps", async () => {
    await aRange(app, { kind: "factura", prefijo: "fe", desde: 10, hasta: 30 });
    expect(await draw(2)).toEqual(["FE10", "FE11"]);
    await expect(draw(3, true)).rejects.toThrow("nothing of it stays");
    const drawn = (await Promise.all([draw(3), draw(3), draw(3)])).flat();
    expect(drawn.sort()).toEqual(Array.from({ length: 9 }, (_, n) => `FE${12 + n}`));
  });

  it("that is used up is followed by the next, and then there are no more", async () => {
    await aRange(app, { kind: "factura", prefijo: "FE", desde: 31, hasta: 32 });
    expect(await draw(11)).toEqual([...Array.from({ length: 10 }, (_, n) => `FE${21 + n}`), "FE31"]);
    expect(await draw(5)).toEqual(["FE32"]);
    expect(await draw(1)).toEqual([]);
  });

  it("never overlaps another of its kind and prefix, not even by SQL", async () => {
    const input = aRangeInput({ kind: "factura", prefijo: "FE", desde: 5, hasta: 10 });
    expectRefused(
      await app.as("contador").gql(ADD_RANGE, { input }),
      "BAD_USER_INPUT",
      "Se cruza con el rango FE10 a FE30 de Factura electrónica",
    );
    await expect(
      app.app.services.orm.em.fork().execute(
        `insert into numbering_ranges (id, created_at, updated_at, kind, prefijo, desde, hasta, resolucion,
           vigente_desde, vigente_hasta)
         select gen_random_uuid(), created_at, updated_at, kind, prefijo, 30, 40, resolucion, vigente_desde,
           vigente_hasta
         from numbering_ranges where desde = 10`,
      ),
    ).rejects.toThrow(/numbering_ranges_do_not_overlap/);
    await aRange(app, { kind: "nota_credito", prefijo: "FE", desde: 5, hasta: 10 });
  });

  it("without a drawn number may be withdrawn and entered again; a drawn one never comes again", async () => {
    const id = await aRange(app, { kind: "nota_credito", prefijo: "NC", desde: 1, hasta: 9 });
    await app.as("contador").ask(WITHDRAW_RANGE, { id });
    expectRefused(await app.as("owner").gql(WITHDRAW_RANGE, { id }), "CONFLICT", "El rango ya fue retirado.");
    await aRange(app, { kind: "nota_credito", prefijo: "NC", desde: 1, hasta: 90 });
    await expect(
      app.app.services.orm.em.fork().execute("update numbering_ranges set ultimo = 12 where desde = 10"),
    ).rejects.toThrow(/solo admite filas nuevas/);
  });

  it("gives no number while it does not hold: withdrawn, before its first day, after its last", async () => {
    const id = await aRange(app, { kind: "factura", prefijo: "RT", desde: 1, hasta: 5 });
    await app.as("contador").ask(WITHDRAW_RANGE, { id });
    const days = { vigenteDesde: inDays(2), vigenteHasta: inDays(9) };
    await aRange(app, { kind: "factura", prefijo: "FU", desde: 1, hasta: 5, ...days });
    expect(await draw(1)).toEqual([]);
    app.clock.set(at(inDays(2), "00:00"));
    expect(await draw(1)).toEqual(["FU1"]);
    app.clock.set(at(inDays(9), "23:59"));
    expect(await draw(1)).toEqual(["FU2"]);
    app.clock.set(at(inDays(10), "00:00"));
    expect(await draw(1)).toEqual([]);
    app.clock.set(START);
  });

  it("keeps its technical key wrapped, and never shows it", async () => {
    const id = await aRange(app, { kind: "factura", prefijo: "KEY" });
    const rows = await app.app.services.orm.em
      .fork()
      .execute<{ key: string }[]>("select clave_tecnica as key from numbering_ranges where id = ?", [id]);
    expect(rows[0]?.key).toMatch(/^sealed:v1:/);
  });

  it("is refused where it is none", async () => {
    const wrong = async (over: object, text: string) =>
      expectRefused(
        await app.as("owner").gql(ADD_RANGE, { input: aRangeInput({ prefijo: "X", ...over }) }),
        "BAD_USER_INPUT",
        text,
      );
    await wrong({ prefijo: "F-1" }, "El prefijo tiene hasta cuatro letras o números");
    await wrong({ desde: 0 }, "El rango comienza en 1 o después");
    await wrong({ hasta: 0 }, "El último número no puede ser menor que el primero");
    await wrong({ vigenteHasta: inDays(-31) }, "La vigencia no puede terminar antes de comenzar");
    await wrong(
      { kind: "factura", claveTecnica: "12301" },
      "La clave técnica de una factura tiene 40 caracteres hexadecimales",
    );
    expectRefused(await app.as("admin").gql(ADD_RANGE, { input: aRangeInput() }), "FORBIDDEN");
  });
});

describe("a range that ends", () => {
  it("is warned of once, in one's day and by a notice, until another follows it", async () => {
    await aRange(app, { prefijo: "DS", vigenteHasta: inDays(30) });
    const warn = () => inWork(warnOfRanges);
    await warn();
    await warn();
    const notices = async () =>
      (
        (await app.as("contador").ask(`{ notifications { items { type message } } }`)).notifications
          .items as {
          type: string;
          message: string;
        }[]
      ).filter(({ type, message }) => type === "numbering_ending" && message.startsWith("Rango DS"));
    expect((await notices()).map(({ message }) => message)).toEqual([
      "Rango DS: La vigencia termina pronto. Pide una numeración nueva a la DIAN y regístrala en " +
        "Impuestos y numeración.",
    ]);
    const waits = async () =>
      (await app.as("contador").ask(MY_DAY)).myDay.find(
        ({ kind }: { kind: string }) => kind === "numbering_to_renew",
      );
    const before = (await waits())!.total;
    await aRange(app, { prefijo: "DT", desde: 1 });
    await warn();
    expect((await waits())?.total ?? 0).toBe(before - 1);
    const { numberingRanges } = await app.as("admin").ask(LIST);
    const old = numberingRanges.find(({ prefijo }: { prefijo: string }) => prefijo === "DS");
    expect(old).toMatchObject({ aviso: "La vigencia termina pronto.", warnedAt: null, quedan: 500 });
  });
});
