import { amountOrZero, fieldsOf, flag, text, unsent, type ValuesOf } from "../../../ui/form/fields.ts";
import type { PackageWholeFragment } from "../catalog.generated.ts";

const upTo999 = (value: number | null) => {
  if (value === null) return null;
  if (value < 1) return "Debe ser al menos 1";
  return value > 999 ? "Debe ser 999 como máximo" : null;
};
/** Returns the field of a map coordinate, in degrees; it may be empty. */
const degrees = (most: number) => ({
  ...text({
    wrong: (value) =>
      value.trim() === "" || (/^-?\d{1,3}(\.\d+)?$/.test(value.trim()) && Math.abs(Number(value)) <= most)
        ? null
        : `Un número entre -${most} y ${most}`,
  }),
  send: (value: string) => value.trim(),
});
interface Departure {
  salida: string;
  vuelta: string;
}
const departures = (stored: readonly Readonly<Departure>[]): Departure[] =>
  stored.map(({ salida, vuelta }) => ({ salida, vuelta }));
const texts = {
  empty: [] as string[],
  read: (stored: readonly string[]): string[] => [...stored],
  send: (value: string[]) => value,
};

/** Form fields of a package. */
export const packageFields = fieldsOf<PackageWholeFragment>()({
  title: text(),
  detail: text(),
  destino: text({}, "Internacionales"),
  category: {
    ...text(),
    read: (stored: string, { destino }: PackageWholeFragment) => (stored === destino ? "" : stored),
    send: (category: string, { destino }: { readonly destino: string }) => category.trim() || destino,
  },
  city: text(),
  location: text(),
  lat: degrees(90),
  lng: degrees(180),
  price: amountOrZero(),
  days: amountOrZero({ wrong: upTo999 }),
  cupos: amountOrZero({ wrong: upTo999 }),
  fechas: { empty: [{ salida: "", vuelta: "" }] as Departure[], read: departures, send: departures },
  chars: texts,
  /** Addresses of the existing pictures. */
  images: texts,
  /** New pictures to upload. */
  files: unsent<File[]>([]),
  isActive: flag(true),
  isYapaya: flag(false),
});
export type PackageForm = ValuesOf<typeof packageFields>;
