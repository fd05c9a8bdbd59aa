import Box from "@mui/material/Box";
import { useState } from "react";
import { type Control, useController } from "react-hook-form";
import type { ValuesOf } from "../../ui/form/fields.ts";
import { ChoiceField } from "../../ui/form/ChoiceField.tsx";
import { LookupBox } from "../../ui/form/lookup/LookupBox.tsx";
import { useLookup } from "../../ui/form/lookup/useLookup.ts";
import { TextField } from "../../ui/form/TextField.tsx";
import { usePackageChoicesQuery, usePackageNameQuery } from "../catalog/catalog.generated.ts";
import { catalogPaths } from "../catalog/catalog.paths.ts";
import { type LinkKind, linkKind, packageOf } from "./page-links.ts";
import type { popupFields } from "./popup/popup.form.ts";
import { usePagePlaces } from "./usePagePlaces.ts";

type Linking = Control<ValuesOf<typeof popupFields>>;

interface LinkFieldProps {
  readonly control: Linking;
  readonly label: string;
}

/** Kinds of links that need a second field, as values of the list. */
const PACKAGE = "package";
const OWN = "own";

/** Shows the field for the page to which a button leads: a place of the list, one package, or any address. */
export function LinkField({ control, label }: LinkFieldProps) {
  const { field } = useController({ control, name: "link" });
  const places = usePagePlaces();
  const [asked, ask] = useState<LinkKind | null>(null);
  const kind = asked ?? linkKind(field.value, places);
  const choose = (value: string) => {
    const needsMore = value === PACKAGE || value === OWN;
    ask(needsMore ? value : null);
    field.onChange(needsMore ? "" : value);
  };
  return (
    <Box sx={{ display: "grid", gap: 4 }}>
      <ChoiceField
        label={label}
        value={kind === PACKAGE || kind === OWN ? kind : field.value}
        options={[
          { value: "", label: "A ninguna parte: solo cierra el aviso" },
          { value: PACKAGE, label: "Un paquete" },
          ...places,
          { value: OWN, label: "Otra dirección" },
        ]}
        onChange={choose}
      />
      {kind === PACKAGE && <PackageLink link={field.value} onChoose={field.onChange} />}
      {kind === OWN && (
        <TextField
          control={control}
          name="link"
          label="Enlace del botón"
          hint="Una dirección completa, con https://"
        />
      )}
    </Box>
  );
}

interface PackageLinkProps {
  readonly link: string;
  readonly onChoose: (link: string) => void;
}

function PackageLink({ link, onChoose }: PackageLinkProps) {
  const { search, asked, box } = useLookup();
  const id = packageOf(link);
  const named = usePackageNameQuery({ variables: { id: id ?? 0 }, skip: id === null });
  const found = usePackageChoicesQuery({ variables: { filter: { search } }, skip: !asked });
  const chosen = id === null ? null : (named.data?.package ?? { id, title: link });
  return (
    <LookupBox
      {...box}
      options={found.data?.packagePage.items ?? []}
      loading={found.loading}
      failed={found.error !== undefined}
      none="Ningún paquete es así"
      keyOf={(pack) => pack.id}
      nameOf={({ title }) => title}
      chosen={chosen}
      onChoose={(pack) => onChoose(pack ? catalogPaths.detail.to({ id: pack.id }) : "")}
      field={{
        label: "Paquete",
        size: "small",
        error: named.data !== undefined && named.data.package === null,
        helperText:
          named.data !== undefined && named.data.package === null
            ? "Ese paquete ya no está. Elige otro."
            : undefined,
      }}
    />
  );
}
