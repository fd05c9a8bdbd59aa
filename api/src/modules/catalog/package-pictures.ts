import type { FileUpload } from "graphql-upload-minimal";
import type { Context } from "../../core/context.ts";
import { Refusal } from "../../core/failure.ts";
import { sql } from "../../core/read/sql.ts";
import { namedPicture } from "../../core/storage/named-picture.ts";
import { type PublicPicture, storePicture } from "../../core/storage/public-picture.ts";
import type { PackageDayInput } from "./package.inputs.ts";
import { refuseManyImages } from "./package.rules.ts";

/** Stored pictures of a package, and the picture URLs that come before them. */
interface StoredPictures {
  readonly pictures: PublicPicture[];
  readonly images: string[] | null | undefined;
}

/** Days of a package whose picture URLs are on our host, and the pictures that were downloaded for them. */
interface PicturedDays {
  readonly dayPictures: readonly PublicPicture[];
  readonly itinerario: PackageDayInput[] | null | undefined;
}

/**
 * Stores uploaded pictures and leaflets of a package, and files from URLs on other hosts, one after another,
 * before the transaction that attaches them. URLs that the package (`id`) already has stay.
 */
async function storePictures(
  context: Context,
  files: readonly (Promise<FileUpload> | FileUpload)[] | null | undefined,
  named: readonly string[] | null | undefined,
  id: number | null = null,
): Promise<StoredPictures> {
  const { services } = context;
  let shown: Promise<readonly string[]> | undefined;
  const present = () => (shown ??= imagesOf(context, id));
  refuseManyImages((files?.length ?? 0) + (named?.length ?? 0));
  const pictures: PublicPicture[] = [];
  const images: string[] = [];
  for (const address of named ?? []) {
    const picture = await namedPicture(context, { address, field: "images", leaflets: true, present });
    if (picture) pictures.push(picture);
    images.push(picture?.address ?? address);
  }
  for (const file of files ?? []) {
    const stored = storePicture(services.storage, file, { field: "images", leaflets: true });
    pictures.push(
      await ((files?.length ?? 0) > 1 ? stored.catch((error: unknown) => refuseByName(error, file)) : stored),
    );
  }
  return { pictures, images: named && images };
}

/** Returns the picture URLs that a package has, its days' pictures included. */
async function imagesOf({ read }: Context, id: number | null): Promise<readonly string[]> {
  if (id === null) return [];
  const [pack] = await read.rows<{ images: string[] }>(
    sql`select images || array(select day->>'imagen' from jsonb_array_elements(itinerario) as days (day)
      where day->>'imagen' is not null) as images from packages where id = ${id}`,
  );
  return pack?.images ?? [];
}

/** Stores the day pictures that have a URL on another host, as {@link storePictures} does. */
async function storeDayPictures(
  context: Context,
  days: PackageDayInput[] | null | undefined,
  id: number | null = null,
): Promise<PicturedDays> {
  let shown: Promise<readonly string[]> | undefined;
  const present = () => (shown ??= imagesOf(context, id));
  const fetched = new Map<string, PublicPicture>();
  const itinerario: PackageDayInput[] = [];
  for (const [at, day] of (days ?? []).entries()) {
    const { imagen: address } = day;
    const field = `itinerario.${at}.imagen`;
    const picture = fetched.get(address ?? "") ?? (await namedPicture(context, { address, field, present }));
    if (picture && address) fetched.set(address, picture);
    itinerario.push(picture ? { ...day, imagen: picture.address } : day);
  }
  return { dayPictures: [...fetched.values()], itinerario: days && itinerario };
}

/** Rethrows an error with the name of its file, since several files may have been uploaded. */
async function refuseByName(error: unknown, file: Promise<FileUpload> | FileUpload): Promise<never> {
  const name = await Promise.resolve(file).then(
    ({ filename }) => filename,
    () => null,
  );
  if (!(error instanceof Refusal) || name === null) throw error;
  const message = `${name}: ${error.message}`;
  throw new Refusal(
    error.code,
    message,
    error.errors.map(({ field }) => ({ field, message })),
  );
}

interface Given {
  readonly id?: number;
  readonly input: { images?: string[] | null; itinerario?: PackageDayInput[] | null };
  readonly files: readonly Promise<FileUpload>[] | null;
}

/**
 * Stores the pictures of an act on a package ({@link storePictures}), and returns the act's input with them.
 */
export async function withPictures<G extends Given>(context: Context, given: G) {
  const { files, ...values } = given;
  const { input, id } = given;
  const { pictures, images } = await storePictures(context, files, input.images, id);
  const { dayPictures, itinerario } = await storeDayPictures(context, input.itinerario, id);
  return { ...values, input: { ...input, images, itinerario }, pictures, dayPictures };
}
