import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import type { GraphQLAnswer } from "../../support/client.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { anS3Server, type S3Server } from "../../support/s3/s3-server.ts";
import { MY_DOSSIERS, START_DOSSIER } from "../../support/story/dossiers.ts";
import { exporting } from "../../support/story/exports.ts";
import { aPayableContract, aTransfer, aVerifiedPayment, REGISTER } from "../../support/story/payments.ts";
import { aReceipt } from "../../support/story/purchases.ts";

const NOT_KEPT = "No pudimos guardar el archivo. Inténtalo de nuevo en unos minutos.";

let store: S3Server;
let apps: Readonly<Record<"folder" | "bucket", TestApp>>;
beforeAll(async () => {
  store = await anS3Server();
  apps = { folder: await anAppWithSales(), bucket: await anAppWithSales({ STORAGE_URL: store.address }) };
});

const saidBy = ({ errors }: GraphQLAnswer): string | null => errors?.[0]?.message ?? null;

const exported = (format: string) => async (app: TestApp) => {
  const { start, one, forget } = exporting(() => app);
  await forget();
  const { id } = await start("asesor", { list: "quotes", format, columns: ["numero", "cliente"] });
  await app.runJobs();
  const { status, failure } = (await one("asesor", id)) as { status: string; failure: string | null };
  return status === "ready" ? null : failure;
};

let made = 0;
/** A PDF that no payment has yet. */
const aProof = () => ({
  filename: "soporte.pdf",
  type: "application/pdf",
  bytes: Buffer.from(`%PDF-1.7\n% ${(made += 1)}\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n`),
});

/** Kinds of files: each is made, and answers the refusal that its maker reads, null where it was kept. */
const kinds: Readonly<Record<string, (app: TestApp) => Promise<string | null>>> = {
  "an export as csv": exported("csv"),
  "an export as ndjson": exported("ndjson"),
  "an export as xlsx": exported("xlsx"),
  "the lines of the history": async (app) =>
    saidBy(await app.as("owner").gql("mutation { exportAudit(filter: {}) { url rows } }")),
  "a dossier": async (app) => {
    const { id } = await aPayableContract(app);
    await app.as("owner").ask(START_DOSSIER, { id });
    await app.runJobs();
    const [made] = (await app.as("owner").ask(MY_DOSSIERS, { id })).myDossiers;
    return made.status === "ready" ? null : made.failure;
  },
  "the proof of a payment": async (app) => {
    const { id } = await aPayableContract(app);
    const sent = { input: aTransfer(id) };
    return saidBy(await app.as("asesor").gql(REGISTER, sent, { file: aProof() }));
  },
  "a receipt as PDF": async (app) => {
    const { id } = await aVerifiedPayment(app, (await aPayableContract(app)).id);
    const { status, body } = await app.as("asesor").rest("GET", `/payments/${id}/receipt/download`);
    return status === 200 ? null : (body as { message: string }).message;
  },
  "a picture": async (app) =>
    saidBy(
      await app
        .as("asesor")
        .gql(
          "mutation ($file: Upload!) { uploadPicture(file: $file) { image } }",
          {},
          { file: aReceipt("yo.png") },
        ),
    ),
};

/** Takes the jobs that failed out of the queue. */
const forgetJobs = (app: TestApp) =>
  app.app.services.orm.em.fork().execute("delete from graphile_worker._private_jobs");

describe.each(Object.entries(kinds))("%s", (_, make) => {
  it("is kept in a folder", async () => expect(await make(apps.folder)).toBeNull());

  it.each(["well", "slow"] as const)("is kept in a bucket of a store in the mood «%s»", async (mood) => {
    store.mood = mood;
    const before = store.objects.size;
    expect(await make(apps.bucket)).toBeNull();
    expect(store.objects.size).toBeGreaterThan(before);
    store.mood = "well";
  });

  it.each(["away", "breaks-off", "refuses-sums"] as const)(
    "is refused in one sentence by a store in the mood «%s», and made afterwards",
    async (mood) => {
      const before = new Set(store.objects.keys());
      store.mood = mood;
      store.moodFor = /^(PUT|POST)/;
      expect(await make(apps.bucket)).toBe(NOT_KEPT);
      expect(new Set(store.objects.keys())).toEqual(before);
      store.mood = "well";
      await forgetJobs(apps.bucket);
      expect(await make(apps.bucket)).toBeNull();
    },
  );
});
