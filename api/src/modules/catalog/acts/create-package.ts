import { make } from "../../../core/rows.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { keepPictures, type PublicPicture } from "../../../core/storage/public-picture.ts";
import { Package } from "../package.entity.ts";
import type { CreatePackageInput } from "../package.inputs.ts";
import { lowestPrice, setTrips } from "../package-departures.ts";
import {
  changedInstallments,
  cleanDays,
  cleanHotels,
  cleanLines,
  cleanQuestions,
  refuseWrongInstallments,
} from "../package-parts.rules.ts";
import {
  cleanChars,
  cleanImages,
  cleanPlace,
  cleanTrips,
  refuseManyImages,
  slugOf,
} from "../package.rules.ts";

interface Args {
  readonly input: CreatePackageInput;
  /** Uploaded pictures, placed after the ones listed in the input. */
  readonly pictures: readonly PublicPicture[];
  /** Pictures that were downloaded for the days. */
  readonly dayPictures?: readonly PublicPicture[];
}

const NO_INSTALLMENTS = { cuotas: null, cuotaInicialPorcentaje: null, cuotaInicial: null };

/** Adds a package to the catalogue and returns its id. */
export async function createPackage(
  work: Work,
  { input, pictures, dayPictures = [] }: Args,
): Promise<number> {
  const { title, detail, destino, city, location, price, days, cupos, isActive, isYapaya } = input;
  const trips = cleanTrips(input.fechas);
  const { publicUrl } = work.services.config;
  const installments = changedInstallments(NO_INSTALLMENTS, input);
  refuseWrongInstallments(installments, lowestPrice(price, [], trips));
  const pack = make(Package, {
    title: title.trim(),
    detail,
    destino: destino.trim(),
    city: city.trim(),
    location: location.trim(),
    price,
    days,
    cupos,
    isActive: isActive ?? false,
    isYapaya: isYapaya ?? false,
    slug: slugOf(title),
    category: input.category?.trim() || destino.trim(),
    ...cleanPlace(input.lat ?? "", input.lng ?? ""),
    chars: cleanChars(input.chars ?? []),
    itinerario: cleanDays(input.itinerario ?? [], publicUrl),
    hoteles: cleanHotels(input.hoteles ?? []),
    incluye: cleanLines("incluye", input.incluye ?? []),
    noIncluye: cleanLines("noIncluye", input.noIncluye ?? []),
    preguntas: cleanQuestions(input.preguntas ?? []),
    condiciones: input.condiciones?.trim() || null,
    ...installments,
  });
  const named = cleanImages(input.images ?? [], publicUrl);
  pack.images = [...new Set([...named, ...pictures.map(({ address }) => address)])];
  refuseManyImages(pack.images.length);
  work.add(pack);
  setTrips(work, pack, [], trips);
  await work.save();
  await keepPictures(work, [...pictures, ...dayPictures], { type: "package", id: pack.id });
  work.audit("package.created", pack.id, { title: pack.title, price });
  return pack.id;
}
