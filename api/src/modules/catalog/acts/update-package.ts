import { isDeepStrictEqual } from "node:util";
import { assign } from "../../../core/rows.ts";
import { badInput } from "../../../core/failure.ts";
import { defined } from "../../../core/input/defined.ts";
import { fieldsFirst } from "../../../core/input/fields-first.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { dropPictures, keepPictures, type PublicPicture } from "../../../core/storage/public-picture.ts";
import { Departure } from "../departure.entity.ts";
import { lockPackage } from "../package.access.ts";
import { leavingTrips, lowestPrice, pricesChange, setTrips } from "../package-departures.ts";
import type { Package } from "../package.entity.ts";
import {
  changedInstallments,
  cleanDays,
  cleanHotels,
  cleanLines,
  cleanQuestions,
  refuseWrongInstallments,
} from "../package-parts.rules.ts";
import type { UpdatePackageInput } from "../package.inputs.ts";
import {
  cleanChars,
  cleanPlace,
  cleanImages,
  cleanTrips,
  refuseManyImages,
  slugOf,
} from "../package.rules.ts";

/**
 * Fields of a package that describe the trip itself; a change notifies the people with booked seats. Dates
 * are not included, because a departure with booked seats cannot be removed.
 */
const ofTrip: readonly (keyof Package)[] = ["destino", "detail", "city", "location", "days", "chars"];

/** Lists that describe the trip too, once they are filled in: filling one in is no change of the trip. */
const listsOfTrip = ["itinerario", "hoteles", "incluye", "noIncluye"] as const;

interface Args {
  readonly id: number;
  readonly input: UpdatePackageInput;
  /** Uploaded pictures, placed after the package's existing ones. */
  readonly pictures: readonly PublicPicture[];
  /** Pictures that were downloaded for the days. */
  readonly dayPictures?: readonly PublicPicture[];
}

/** Edits a package; fields absent from the input are unchanged. */
export async function updatePackage(
  work: Work,
  { id, input, pictures, dayPictures = [] }: Args,
): Promise<number> {
  const { publicUrl } = work.services.config;
  const pack = await fieldsFirst(lockPackage(work, id), () => refuseWrong(work, input));
  work.edit(pack, input.version);
  const { price: priceBefore, images } = pack;
  const shown = picturesOf(pack);
  const installments = changedInstallments(pack, input);
  const changes: Partial<Package> = { ...changesOf(pack, input, publicUrl), ...installments };
  const trips = input.fechas ? cleanTrips(input.fechas) : null;
  const present = await work.em.find(Departure, { package: pack.id });
  const lowest = lowestPrice(changes.price ?? pack.price, present, trips ?? present);
  refuseWrongInstallments(installments, lowest);
  const leaving = trips ? leavingTrips(present, trips) : [];
  const cupos = changes.cupos ?? pack.cupos;
  if (leaving.length > 0 || cupos < pack.cupos)
    await work.emit("package.departures-changing", { packageId: id, cupos, leaving });
  const changed = (Object.keys(changes) as (keyof Package)[]).filter(
    (key) => !isDeepStrictEqual(changes[key], pack[key]),
  );
  const newTrip = changed.some(
    (key) => ofTrip.includes(key) || listsOfTrip.some((list) => list === key && pack[list].length > 0),
  );
  const newTrips = leaving.length > 0 || (trips !== null && trips.length !== present.length);
  const priced = trips !== null && pricesChange(present, trips);
  assign(pack, changes);
  if (trips) setTrips(work, pack, present, trips);
  const named = input.images ? cleanImages(input.images, publicUrl) : images;
  pack.images = [...new Set([...named, ...pictures.map(({ address }) => address)])];
  refuseManyImages(pack.images.length);
  const owner = { type: "package", id };
  const left = picturesOf(pack);
  const gone = shown.filter((address) => !left.includes(address));
  await keepPictures(work, [...pictures, ...dayPictures], owner);
  await dropPictures(work, gone, owner);
  const fields = Object.keys(defined({ ...input, version: undefined }));
  work.audit("package.updated", id, { title: pack.title, fields, priceBefore, priceAfter: pack.price });
  if (changed.length > 0 || newTrips || priced)
    await work.emit("package.updated", { packageId: id, trip: newTrip });
  return id;
}

/**
 * Refuses fields that are wrong for every package.
 * @throws Refusal BAD_USER_INPUT.
 */
function refuseWrong({ services }: Work, input: UpdatePackageInput): void {
  const other = input.lat == null && input.lng == null ? "" : "0";
  changesOf({ lat: other, lng: other, category: "", destino: "" }, input, services.config.publicUrl);
  if (input.fechas) cleanTrips(input.fechas);
  if (input.images) cleanImages(input.images, services.config.publicUrl);
}

/**
 * Returns the trimmed text of a field; undefined when the input has none. BAD_USER_INPUT for a blank text.
 */
function text(field: string, typed: string | null | undefined): string | undefined {
  if (typed === null || typed === undefined) return undefined;
  if (!typed.trim()) throw badInput(field, "Este campo no puede quedar vacío");
  return typed.trim();
}

/** Returns the addresses of a package's pictures, its days' pictures included. */
const picturesOf = ({ images, itinerario }: Package): string[] => [
  ...images,
  ...itinerario.flatMap(({ imagen }) => imagen ?? []),
];

function changesOf(
  pack: Pick<Package, "lat" | "lng" | "category" | "destino">,
  input: UpdatePackageInput,
  ours: string,
): Partial<Package> {
  const { itinerario, hoteles, incluye, noIncluye, condiciones, preguntas } = input;
  const { price, days, cupos, isActive, isYapaya, lat, lng, chars } = input;
  const title = text("title", input.title);
  const destino = text("destino", input.destino);
  // A category that only repeats the destination changes with it.
  const follows = pack.category === pack.destino ? destino : undefined;
  return defined({
    title,
    slug: title === undefined ? undefined : slugOf(title),
    destino,
    category: input.category?.trim() || follows,
    detail: text("detail", input.detail),
    city: text("city", input.city),
    location: text("location", input.location),
    ...cleanPlace(lat ?? pack.lat, lng ?? pack.lng),
    price: price ?? undefined,
    days: days ?? undefined,
    cupos: cupos ?? undefined,
    isActive: isActive ?? undefined,
    isYapaya: isYapaya ?? undefined,
    chars: chars ? cleanChars(chars) : undefined,
    itinerario: itinerario ? cleanDays(itinerario, ours) : undefined,
    hoteles: hoteles ? cleanHotels(hoteles) : undefined,
    incluye: incluye ? cleanLines("incluye", incluye) : undefined,
    noIncluye: noIncluye ? cleanLines("noIncluye", noIncluye) : undefined,
    preguntas: preguntas ? cleanQuestions(preguntas) : undefined,
    condiciones: condiciones === undefined ? undefined : condiciones?.trim() || null,
  }) as Partial<Package>;
}
