import { isAway } from "../../../core/database/away.ts";
import { Refusal } from "../../../core/failure.ts";
import { job, type JobContext, type Sweep } from "../../../core/jobs/jobs.ts";
import type { PublicPicture } from "../../../core/storage/public-picture.ts";
import { beginForeignPicture } from "./acts/begin-foreign-picture.ts";
import { findForeignPictures } from "./acts/find-foreign-pictures.ts";
import { keepForeignPicture } from "./acts/keep-foreign-picture.ts";
import { noteForeignPicture } from "./acts/note-foreign-picture.ts";

declare module "../../../core/jobs/jobs.ts" {
  interface Jobs {
    /** Fetches a picture on another host that a record refers to. */
    "operation.foreign-picture": { id: string };
  }
}

const NOT_FETCHED = "No pudimos guardar la imagen de esa dirección.";

async function fetchForeignPicture(context: JobContext, { id }: { id: string }): Promise<void> {
  const address = await context.run(beginForeignPicture, { id });
  if (address === null) return;
  const { pictures, log } = context.services;
  let picture: PublicPicture;
  try {
    picture = await pictures.store(address, "imagen", { leaflets: true });
  } catch (error) {
    if (isAway(error)) throw error;
    if (!(error instanceof Refusal)) log.error({ err: error, picture: id }, "a picture could not be kept");
    const why = error instanceof Refusal ? error.message : NOT_FETCHED;
    await context.run(noteForeignPicture, { id, why });
    return;
  }
  await context.run(keepForeignPicture, { id, picture });
}

export const foreignPictureJobs = [job("operation.foreign-picture", fetchForeignPicture)];

export const foreignPictureSweeps: readonly Sweep[] = [
  {
    name: "operation.foreign-pictures",
    run: async ({ run }) => void (await run(findForeignPictures, undefined)),
  },
];
