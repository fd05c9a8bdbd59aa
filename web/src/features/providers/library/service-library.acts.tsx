import { announced } from "../../../base/saving/useSaving.ts";
import { confirming } from "../../../base/acts/confirming.tsx";
import { recordAct } from "../../../base/acts/record-acts.tsx";
import { MergeServicesDialog } from "./MergeServicesDialog.tsx";
import {
  LibraryServiceMergeDocument,
  LibraryServiceRemoveDocument,
  LibraryServiceUpdateDocument,
  type ListedServiceFragment,
} from "./service-library.generated.ts";
import { serviceLibraryTexts as texts } from "./service-library.texts.ts";
import { ServiceFormDialog } from "./ServiceFormDialog.tsx";

const act = recordAct<ListedServiceFragment>();

/** Acts on a service of the library, in the order of its menu. */
export const serviceActs = {
  edit: act({
    label: texts.edit,
    mutation: LibraryServiceUpdateDocument,
    done: announced(texts.updated),
    Dialog: ServiceFormDialog,
  }),
  merge: act({
    label: texts.merge,
    mutation: LibraryServiceMergeDocument,
    of: () => ({}),
    done: texts.merged,
    Dialog: MergeServicesDialog,
  }),
  remove: act({
    label: texts.remove,
    mutation: LibraryServiceRemoveDocument,
    done: announced(texts.removed),
    Dialog: confirming(({ name }) => ({
      title: "Quitar servicio",
      confirm: "Quitar servicio",
      destructive: true,
      children: `«${name}»: ${texts.removing}`,
    })),
  }),
};

export type ServiceAct = keyof typeof serviceActs;
export const everyServiceAct = Object.keys(serviceActs) as readonly ServiceAct[];
