import { make } from "../../../core/rows.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { keepPictures, type PublicPicture } from "../../../core/storage/public-picture.ts";
import { Package } from "../package.entity.ts";
import type { CreatePackageInput } from "../package.inputs.ts";
import { setTrips } from "../package-departures.ts";
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
}

/** Adds a package to the catalogue and returns its id. */
export async function createPackage(work: Work, { input, pictures }: Args): Promise<number> {
  const { title, detail, destino, city, location, price, days, cupos, isActive, isYapaya } = input;
  const trips = cleanTrips(input.fechas);
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
  });
  const named = cleanImages(input.images ?? [], work.services.config.publicUrl);
  pack.images = [...new Set([...named, ...pictures.map(({ address }) => address)])];
  refuseManyImages(pack.images.length);
  work.add(pack);
  setTrips(work, pack, [], trips);
  await work.save();
  await keepPictures(work, pictures, { type: "package", id: pack.id });
  work.audit("package.created", pack.id, { title: pack.title, price });
  return pack.id;
}
