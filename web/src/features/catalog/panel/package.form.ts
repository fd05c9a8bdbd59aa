import type { CreatePackageInput } from "../../../graphql/schema.generated.ts";
import type { PackageWholeFragment } from "../catalog.generated.ts";

/** A package while it is typed. */
export interface PackageForm {
  title: string;
  detail: string;
  destino: string;
  category: string;
  city: string;
  location: string;
  lat: string;
  lng: string;
  price: number | null;
  days: number | null;
  cupos: number | null;
  fechas: { salida: string; vuelta: string }[];
  chars: string[];
  /** Addresses of pictures that it has. */
  images: string[];
  /** Pictures to be sent. */
  files: File[];
  isActive: boolean;
  isYapaya: boolean;
}

export const emptyPackage: PackageForm = {
  ...{
    title: "",
    detail: "",
    destino: "Internacionales",
    category: "",
    city: "",
    location: "",
    lat: "",
    lng: "",
  },
  ...{
    price: null,
    days: null,
    cupos: null,
    fechas: [{ salida: "", vuelta: "" }],
    chars: [],
    images: [],
    files: [],
  },
  ...{ isActive: true, isYapaya: false },
};

/** A package as its form begins. */
export const formOf = (pack: PackageWholeFragment): PackageForm => ({
  ...pack,
  category: pack.category === pack.destino ? "" : pack.category,
  fechas: pack.fechas.map(({ salida, vuelta }) => ({ salida, vuelta })),
  chars: [...pack.chars],
  images: [...pack.images],
  files: [],
});

/** What a filled form sends. */
export function inputOf(form: PackageForm): CreatePackageInput {
  const {
    title,
    detail,
    destino,
    category,
    city,
    location,
    lat,
    lng,
    price,
    days,
    cupos,
    fechas,
    chars,
    images,
    isActive,
    isYapaya,
  } = form;
  return {
    ...{
      title,
      detail,
      destino,
      city,
      location,
      lat: lat.trim(),
      lng: lng.trim(),
      chars,
      images,
      isActive,
      isYapaya,
    },
    category: category.trim() || destino,
    price: price ?? 0,
    days: days ?? 0,
    cupos: cupos ?? 0,
    fechas: fechas.map(({ salida, vuelta }) => ({ salida, vuelta })),
  };
}
