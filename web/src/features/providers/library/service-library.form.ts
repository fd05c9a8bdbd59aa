import { longestCharm } from "@travesia/api/providers/library/library.rules";
import { fieldsOf, textOrNull, trimmed, unsent } from "../../../ui/form/fields.ts";
import type { ListedServiceFragment } from "./service-library.generated.ts";

/** Form fields of a service in the library. */
export const serviceFields = fieldsOf<ListedServiceFragment>()({
  name: trimmed({ required: "Escribe el nombre del servicio" }),
  city: textOrNull(),
  proveedor: textOrNull(),
  categoria: textOrNull(),
  regimen: textOrNull(),
  encanto: textOrNull({
    wrong: (text) =>
      text.length > longestCharm ? `El texto tiene como máximo ${longestCharm} letras` : null,
  }),
});

/** Form fields for merging two equal services. */
export const joiningFields = fieldsOf<Record<never, never>>()({
  other: unsent<ListedServiceFragment | null>(null, { required: "Elige el otro servicio" }),
  kept: unsent<"this" | "other">("other"),
  checked: unsent(false, { required: "Confirma que son el mismo servicio" }),
});
