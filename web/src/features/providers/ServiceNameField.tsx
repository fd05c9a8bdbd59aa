import Autocomplete from "@mui/material/Autocomplete";
import Box from "@mui/material/Box";
import MuiTextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { fewestTyped } from "@travesia/api/providers/library/library.rules";
import { useDeferredValue, useRef, useState } from "react";
import type { FieldValues } from "react-hook-form";
import type { ServiceKind } from "../../graphql/schema.generated.ts";
import { type BoundProps, useBound } from "../../ui/form/bound.ts";
import { PackagePicture } from "../catalog/PackagePicture.tsx";
import { useServiceSuggestionsQuery } from "./providers.generated.ts";
import { serviceDetail, type SuggestedService } from "./service.texts.ts";
import { lastAnswer } from "../../base/lists/lastAnswer.ts";

interface ServiceNameFieldProps<Values extends FieldValues> extends BoundProps<Values> {
  readonly kind: ServiceKind;
  readonly maxLength: number;
  /** City of the service; suggestions are limited to it. */
  readonly place?: string | null;
  /**
   * Called when the user accepts a suggestion: with Enter or Tab the first one, or another one selected with
   * the arrow keys.
   */
  readonly onTake: (service: SuggestedService) => void;
}

/**
 * Shows the field for the name of a service; services of earlier calculations are suggested with their cost.
 */
export function ServiceNameField<Values extends FieldValues>({
  kind,
  maxLength,
  place = null,
  onTake,
  ...bound
}: ServiceNameFieldProps<Values>) {
  const { field, shown } = useBound(bound);
  const [asked, ask] = useState(false);
  const typed = String(field.value ?? "");
  const search = useDeferredValue(typed.trim());
  const read = useServiceSuggestionsQuery({
    variables: { kind, search, place },
    skip: !asked || search.length < fewestTyped,
  });
  const options = search.length < fewestTyped ? [] : (lastAnswer(read)?.serviceSuggestions ?? []);
  // If none of them has a picture, the names use the room.
  const pictured = options.some(({ picture }) => picture);
  // A person who types on and leaves takes nothing that was found for fewer letters.
  const isSettled = search === typed.trim() && !read.loading;
  const [open, setOpen] = useState(false);
  // The suggestion that keys or the pointer selected; null: the first.
  const pointedAt = useRef<SuggestedService | null>(null);
  const take = (service: SuggestedService) => {
    setOpen(false);
    field.onChange(service.name);
    onTake(service);
  };
  return (
    <Autocomplete<SuggestedService, false, false, true>
      freeSolo
      fullWidth
      autoHighlight
      options={options}
      filterOptions={(found) => found}
      getOptionLabel={(option) => (typeof option === "string" ? option : option.name)}
      getOptionKey={(option) => (typeof option === "string" ? option : option.id)}
      inputValue={typed}
      value={null}
      onInputChange={(_, value, reason) => {
        if (reason !== "input" && reason !== "clear") return;
        ask(true);
        pointedAt.current = null;
        field.onChange(value);
      }}
      open={open && options.length > 0}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onHighlightChange={(_, option) => {
        pointedAt.current = option;
      }}
      onKeyDown={(event) => {
        const service = pointedAt.current ?? options[0];
        const isTab = event.key === "Tab" && !event.shiftKey && isSettled;
        if ((event.key !== "Enter" && !isTab) || !open || !service) return;
        // Enter alone would keep the typed text: nobody pointed at the first suggestion.
        event.defaultMuiPrevented = true;
        if (!isTab) event.preventDefault();
        take(service);
      }}
      onChange={(_, taken) => {
        if (taken !== null && typeof taken !== "string") take(taken);
      }}
      renderOption={({ key, ...props }, option) => (
        <Box component="li" key={key} {...props}>
          {pictured && (
            <PackagePicture
              address={option.picture ?? undefined}
              alt=""
              sizes="72px"
              sx={{ width: 72, flexShrink: 0, mr: 3, borderRadius: 1 }}
            />
          )}
          <div>
            {option.name}
            <Typography variant="body2" color="textSecondary">
              {serviceDetail(option, new Date())}
            </Typography>
          </div>
        </Box>
      )}
      renderInput={(params) => (
        <MuiTextField
          {...params}
          name={shown.name}
          label={shown.label}
          error={shown.error}
          helperText={shown.helperText}
          inputRef={shown.inputRef}
          onBlur={shown.onBlur}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps?.htmlInput, maxLength },
          }}
        />
      )}
    />
  );
}
