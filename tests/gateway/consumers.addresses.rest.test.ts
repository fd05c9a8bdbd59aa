import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import { anAppWithSales } from "../support/sales.ts";
import { aPackage } from "../support/story/catalog.ts";
import { aPopup } from "../support/story/content.ts";
import { aPayableContract, aVerifiedPayment } from "../support/story/payments.ts";
import { aReceipt } from "../support/story/purchases.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});
const site = () => app.app.services.config.publicUrl;

describe("a signed address", () => {
  it("ends in the file's name and opens without a header", async () => {
    const { id } = await aVerifiedPayment(app, (await aPayableContract(app)).id);
    await app.runJobs();
    const { body } = await app.as("contador").rest("GET", "/payments?limit=100");
    const payment = body.payments.find((one: { id: string }) => one.id === id);
    const { pathname } = new URL(payment.recibo_pdf_url);
    expect(pathname).toMatch(/^\/files\/[^/]+\/recibo-RC-\d{4}-\d{6}\.pdf$/);
    const opened = await app.as().rest("GET", pathname);
    expect([opened.status, opened.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    const bare = await app.as().rest("GET", pathname.slice(0, pathname.lastIndexOf("/")));
    expect(bare.bytes.equals(opened.bytes)).toBe(true);
  });

  it("keeps a name that needs encoding, and opens by its token alone", async () => {
    const contract = await aPayableContract(app);
    const form = { contract_id: contract.id, monto: "100000", fecha_pago: app.clock.now().toISOString() };
    const { body } = await app.as("asesor").form("POST", "/payments/register-client-payment", form, {
      comprobante: aReceipt("mi comprobante ñ.png"),
    });
    expect(decodeURIComponent(body["payment"].comprobante_url)).toMatch(
      /\/files\/[^/]+\/mi comprobante ñ\.png$/,
    );
    const { pathname } = new URL(body["payment"].comprobante_url);
    expect((await app.as().rest("GET", pathname)).status).toBe(200);
    const renamed = pathname.replace(/[^/]+$/, "otro.pdf");
    expect((await app.as().rest("GET", renamed)).headers.get("content-type")).toBe("image/png");
    expect((await app.as().rest("GET", pathname.replace(/\/files\/./, "/files/_"))).status).toBe(401);
  });
});

describe("the address of a picture", () => {
  it("of a person is whole, the default one included, in the own record, in lists and in the organization", async () => {
    const owner = app.as("owner");
    const whole = `${site()}/avatar.svg`;
    expect((await app.as("asesor").rest("GET", "/user/profile")).body.user.image).toBe(whole);
    const { body } = await owner.rest("GET", "/user");
    expect(new Set(body.users.map(({ image }: { image: string }) => image))).toEqual(new Set([whole]));
    const tree = await owner.rest("GET", `/user/organization/${app.people.gerente.id}`);
    expect(tree.body.data.user.image).toBe(whole);
  });

  it("that is sent back as it was answered changes nothing", async () => {
    const read = async () => (await app.as("lider").rest("GET", "/user/profile")).body.user;
    const before = await read();
    const { status } = await app.as("lider").rest("PUT", "/user/profile", before);
    expect({ status, user: await read() }).toEqual({ status: 200, user: before });
    const { me } = await app.as("lider").ask("{ me { image } }");
    expect(me.image).toBe("/avatar.svg");
    const update = await app.as("owner").rest("PUT", `/user/update/${before.id}`, before);
    expect({ status: update.status, image: update.body.user.image }).toEqual({
      status: 200,
      image: before.image,
    });
  });

  it("of packages and popups is whole too", async () => {
    const id = await aPackage(app, { images: ["/paisajes/baru.svg"] });
    expect((await app.as().rest("GET", `/pack/${id}`)).body.images).toEqual([`${site()}/paisajes/baru.svg`]);
    await aPopup(app, { isActive: true, image: "/paisajes/baru.svg" });
    expect((await app.as().rest("GET", "/popup")).body.image).toBe(`${site()}/paisajes/baru.svg`);
  });
});

describe("version, created_at and updated_at", () => {
  const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*\+00:00$/);

  it("are on the payment and on the current popup", async () => {
    await aPopup(app, { isActive: true });
    const marks = { version: 1, created_at: instant, updated_at: instant };
    expect((await app.as().rest("GET", "/popup")).body).toMatchObject(marks);
    await aVerifiedPayment(app, (await aPayableContract(app)).id);
    expect((await app.as("contador").rest("GET", "/payments")).body.payments[0]).toMatchObject({
      ...marks,
      version: expect.any(Number),
    });
  });
});
