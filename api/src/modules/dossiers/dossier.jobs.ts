import { v7 } from "uuid";
import { chainAll, LOOKED_BACK } from "../../core/chain/chain-lines.ts";
import { idBefore } from "../../core/chain/id-time.ts";
import { isAway } from "../../core/database/away.ts";
import { Refusal } from "../../core/failure.ts";
import { job, type JobContext, type Sweep } from "../../core/jobs/jobs.ts";
import { canonicalZip, type ZippedFile } from "../../core/zip/canonical-zip.ts";
import { beginDossier, type BegunDossier } from "./acts/begin-dossier.ts";
import { expireDossiers } from "./acts/expire-dossiers.ts";
import { giveUpDossier } from "./acts/give-up-dossier.ts";
import { keepDossier } from "./acts/keep-dossier.ts";
import { notePacked } from "./acts/note-packed.ts";
import { ended } from "./dossier.rules.ts";
import { packOf } from "./pack/pack.ts";

declare module "../../core/jobs/jobs.ts" {
  interface Jobs {
    /** Makes a dossier. */
    "dossiers.make": { dossierId: string };
  }
}

/** Milliseconds between two progress updates. */
const NOTED_EVERY = 1_000;

async function makeDossier(context: JobContext, { dossierId }: { dossierId: string }): Promise<void> {
  const begun = await context.run(beginDossier, { dossierId });
  if (!begun) return;
  try {
    await writeDossier(context, begun);
  } catch (error) {
    // While the database is away nothing can be notified: the job runs again.
    if (isAway(error)) throw error;
    if (!(error instanceof Refusal))
      context.services.log.error({ err: error, dossierId }, "a dossier could not be made");
    await context.run(giveUpDossier, {
      dossierId,
      why: error instanceof Refusal ? error.message : ended.failed,
    });
  }
}

async function writeDossier(context: JobContext, begun: BegunDossier): Promise<void> {
  const { id: dossierId, contract } = begun.dossier;
  // Chains the latest events first, so that they have links in it, too.
  await chainAll(context, idBefore(v7(), LOOKED_BACK));
  const { total, pageSha256, files } = await packOf(context, begun);
  let [done, noted] = [0, -NOTED_EVERY];
  const counted = async function* (): AsyncGenerator<ZippedFile> {
    for await (const file of files()) {
      yield file;
      done += 1;
      if (performance.now() - noted < NOTED_EVERY) continue;
      noted = performance.now();
      await context.run(notePacked, { dossierId, done, total });
    }
  };
  const stored = await context.services.storage.putStream(canonicalZip(counted()), {
    filename: `expediente-${contract.contractNumber}.zip`,
    contentType: "application/zip",
  });
  await context.run(keepDossier, { dossierId, stored, total, pageSha256 });
}

/** Background jobs that make dossiers. */
export const dossierJobs = [job("dossiers.make", makeDossier)];

/** Sweep that deletes expired dossiers. */
export const dossierSweeps: readonly Sweep[] = [
  { name: "dossiers.expire", run: (context) => context.run(expireDossiers, undefined) },
];
