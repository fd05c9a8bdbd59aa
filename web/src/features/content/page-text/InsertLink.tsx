import { plainWords } from "@travesia/api/colombia/plain";
import { LookupBox } from "../../../ui/form/lookup/LookupBox.tsx";
import { useLookup } from "../../../ui/form/lookup/useLookup.ts";
import { usePackageChoicesQuery } from "../../catalog/catalog.generated.ts";
import { catalogPaths } from "../../catalog/catalog.paths.ts";
import type { PagePlace } from "../page-links.ts";
import { usePagePlaces } from "../usePagePlaces.ts";

interface InsertLinkProps {
  readonly disabled: boolean;
  readonly onChoose: (place: PagePlace) => void;
}

/** Shows the field that looks for a page or a package, to which a link is put into a text. */
export function InsertLink({ disabled, onChoose }: InsertLinkProps) {
  const { search, asked, box } = useLookup();
  const places = usePagePlaces();
  const found = usePackageChoicesQuery({ variables: { filter: { search } }, skip: !asked });
  const packages = (found.data?.packagePage.items ?? []).map(({ id, title }) => ({
    value: catalogPaths.detail.to({ id }),
    label: title,
  }));
  const options = [
    ...places.filter(({ label }) => plainWords(label).includes(plainWords(search))),
    ...packages,
  ];
  return (
    <LookupBox
      {...box}
      options={options}
      loading={found.loading}
      failed={found.error !== undefined}
      none="Ninguna página ni paquete es así"
      keyOf={({ value }) => value}
      nameOf={({ label }) => label}
      chosen={null}
      onChoose={(place) => place && onChoose(place)}
      field={{ label: "Insertar un enlace", size: "small", disabled }}
    />
  );
}
