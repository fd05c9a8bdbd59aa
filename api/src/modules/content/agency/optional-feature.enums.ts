import { enumOf } from "../../../core/enums.ts";
import { optionalFeatureLabels } from "./optional-feature.rules.ts";

/** Feature that an agency can switch off, so that its pages are left out of the menu and the search. */
export const OptionalFeature = enumOf("OptionalFeature", optionalFeatureLabels, {
  label: "Función",
  labels: optionalFeatureLabels,
  description: "Función de la plataforma que una agencia puede no usar.",
});
export type OptionalFeature = keyof typeof OptionalFeature;
