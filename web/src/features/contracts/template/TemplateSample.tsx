import Autocomplete from "@mui/material/Autocomplete";
import MuiTextField from "@mui/material/TextField";
import { useDeferredValue, useState } from "react";
import { SEARCH_FAILED } from "../../../ui/form/lookup/lookup.texts.ts";
import { templateTexts } from "./template.texts.ts";
import { useTemplateContractsQuery } from "./templates.generated.ts";
import { lastAnswer } from "../../../base/lists/lastAnswer.ts";

/** Contract whose data fill the preview. */
export interface Sample {
  readonly id: string;
  readonly contractNumber: string;
  readonly destino: string;
}

/**
 * Searches a real contract for the preview of a template: the latest ones, or by number, client or
 * destination.
 */
export function TemplateSample({
  sample,
  onChoose,
}: {
  readonly sample: Sample | null;
  readonly onChoose: (sample: Sample | null) => void;
}) {
  const [typed, setTyped] = useState("");
  const search = useDeferredValue(typed.trim());
  const read = useTemplateContractsQuery({
    variables: { search: search && search !== labelOf(sample) ? search : null },
  });
  return (
    <Autocomplete
      options={lastAnswer(read)?.contracts.items ?? []}
      filterOptions={(all) => all}
      getOptionLabel={labelOf}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      value={sample}
      loading={read.loading}
      loadingText="Buscando…"
      noOptionsText={read.error ? SEARCH_FAILED : "Ningún contrato"}
      onChange={(_, chosen) => onChoose(chosen)}
      onInputChange={(_, text) => setTyped(text)}
      renderInput={(params) => (
        <MuiTextField
          {...params}
          label={templateTexts.sample}
          helperText={sample ? " " : templateTexts.noSample}
        />
      )}
    />
  );
}

const labelOf = (one: Sample | null): string => (one ? `${one.contractNumber} · ${one.destino}` : "");
