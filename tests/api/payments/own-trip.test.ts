import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { bornYearsAgo } from "../../support/calendar.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { aPaymentLink } from "../../support/story/client-page.ts";
import { aDraftContract, aSimpleContract, sendContractOf, signIt } from "../../support/story/contracts.ts";
import { aContractToBuy } from "../../support/story/purchases.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const OWN_TRIP = `query ($id: ID!) { ownContract(id: $id) { travellers { name lacks } trip {
  origin destination from to daysLeft isCancelled isNational picture
  flights { itemId origin destination departs } stays { itemId name nights }
  days { dia titulo } inclusions { tipo text } } } }`;
const ask = async (id: string) =>
  (await app.withLink(await aPaymentLink(app, id)).ask(OWN_TRIP, { id })).ownContract;

describe("the trip on a client's page", () => {
  it("has its flights, hotel and days, and the rest in words, each thing once", async () => {
    const contract = await aContractToBuy(app);
    const { trip } = await ask(contract.id);
    const idOf = (tipo: string) => contract.items.find((item) => item.tipo === tipo)?.id;
    expect(trip).toMatchObject({ destination: "Cartagena", isCancelled: false });
    expect(trip.flights.map(({ itemId }: { itemId: string }) => itemId)).toEqual([
      idOf("tickets"),
      idOf("tickets"),
    ]);
    expect(trip.flights[0]).toMatchObject({ origin: trip.origin, destination: "Cartagena" });
    expect(trip.stays).toMatchObject([{ itemId: idOf("alojamiento") }]);
    expect(trip.days[0]).toMatchObject({ dia: 1, titulo: expect.stringContaining("Cartagena") });
    expect(trip.inclusions.map(({ tipo }: { tipo: string }) => tipo)).not.toContain("tickets");
    expect(trip.inclusions.length).toBeGreaterThan(0);
  });

  it("is what the contract promises while nothing is to be bought yet", async () => {
    const { trip } = await ask((await aDraftContract(app)).id);
    expect(trip.flights).toEqual([]);
    expect(trip.inclusions.map(({ tipo }: { tipo: string }) => tipo)).toContain("tickets");
  });

  it("promises nothing that a sale without wishes did not, although its seller has a stay to buy", async () => {
    const draft = await aSimpleContract(app);
    const sql = (text: string, values: unknown[] = [draft.id]) =>
      app.app.services.orm.em.fork().execute(text, values);
    await sql("update contracts set contract_item = '[]' where id = ?");
    await sql(
      `update quotes set sin_elegir = '{acomodacion}'
        where id = (select quote_id from contracts where id = ?)`,
    );
    const sent = await sendContractOf(app, draft);
    expect((await signIt(app, sent)).errors).toBeUndefined();
    await app.runJobs();
    const items = await sql("select tipo, descripcion from contract_items where contract_id = ?");
    expect(items).toEqual([{ tipo: "alojamiento", descripcion: "Alojamiento" }]);
    const promised = async () => {
      const document = `query ($id: ID!) { ownContract(id: $id) {
        services { tipo } trip { stays { name } inclusions { tipo } } } }`;
      const token = await aPaymentLink(app, sent.id);
      const { services, trip } = (await app.withLink(token).ask(document, { id: sent.id })).ownContract;
      return { services, stays: trip.stays, inclusions: trip.inclusions };
    };
    expect(await promised()).toEqual({ services: [], stays: [], inclusions: [] });
    // Once its seller says what it is, it is a stay as any other.
    await sql("update contract_items set descripcion = 'Posada del Mar' where contract_id = ?");
    expect(await promised()).toMatchObject({
      services: [{ tipo: "alojamiento" }],
      stays: [{ name: "Posada del Mar" }],
    });
  });

  it("says what a traveller lacks, and nothing of the document itself", async () => {
    const { id } = await aDraftContract(app);
    const { travellers } = await ask(id);
    expect(travellers[0]).toEqual({ name: "María Fernanda Torres", lacks: null });
    const em = app.app.services.orm.em.fork();
    await em.execute(
      `update passengers set documento_identidad = null
        where titular and quote_id = (select quote_id from contracts where id = ?)`,
      [id],
    );
    expect((await ask(id)).travellers[0].lacks).toBe("Faltan sus datos o su documento");
    await em.execute(
      `update passengers set documento_identidad = '52000111', fecha_nacimiento = ?
        where titular and quote_id = (select quote_id from contracts where id = ?)`,
      [bornYearsAgo(9), id],
    );
    expect((await ask(id)).travellers[0].lacks).toBe("Falta decir con quién viaja");
  });
});
