import Autocomplete from "@mui/material/Autocomplete";
import Dialog from "@mui/material/Dialog";
import IconButton from "@mui/material/IconButton";
import InputAdornment from "@mui/material/InputAdornment";
import TextField from "@mui/material/TextField";
import type { Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { MOST_LETTERS } from "@travesia/api/search/search.rules";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { focused } from "../../ui/focus.ts";
import { type Command, commandsFor } from "./command.ts";
import { intended } from "./intended.ts";
import { type Intent, intentOf } from "./intent.ts";
import { FoundRow } from "./FoundRow.tsx";
import { addressOf, headingOf } from "./search.kinds.ts";
import { searchTexts } from "./search.texts.ts";
import { type Found, useFound } from "./useFound.ts";
import { CloseIcon, SearchIcon } from "../../ui/icons.tsx";

interface SearchDialogProps {
  readonly role: number;
  readonly commands: readonly Command[];
  /** Lines shown before the user types. */
  readonly start: readonly Found[];
  readonly onClose: () => void;
}

/** Words that find the command of an intent, whatever the rest of the text. */
const commandWords: Readonly<Record<Intent["kind"], string>> = {
  payment: "nuevo pago",
  quote: "nueva cotización",
  customer: "nuevo cliente",
};

/** Shows the search dialog: typed text finds records and pages; Enter opens the selected line. */
export function SearchDialog({ role, commands, start, onClose }: SearchDialogProps) {
  const navigate = useNavigate();
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down("sm"));
  const [text, setText] = useState("");
  const intent = intentOf(text);
  const { hits, similar, says, loading, settled } = useFound(intent?.about ?? text);
  const forms = intended(intent, hits, role);
  // Late results are placed below the present ones: Enter opens the line that was seen first. Payments arrive
  // late.
  const named = intent?.kind === "payment" && (forms.length > 0 || !settled) ? [] : commands;
  const options: readonly Found[] =
    text.trim() === ""
      ? start
      : [
          ...forms,
          ...commandsFor(named, intent ? commandWords[intent.kind] : text).map(({ label, go }) => ({
            key: `command ${label}`,
            heading: searchTexts.commands,
            label,
            go,
          })),
          ...(intent?.kind === "payment" && !settled ? [] : hits).map((hit) => ({
            key: `${hit.kind} ${hit.recordId}`,
            heading: headingOf(hit),
            hit,
            label: hit.title,
            go: addressOf(hit, role),
          })),
        ];
  const open = (go: Found["go"]) => {
    onClose();
    if (typeof go === "string") void navigate(go);
    else go();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      fullScreen={phone}
      slotProps={{ paper: { "aria-label": searchTexts.open } }}
      sx={{ "& .MuiDialog-container": { alignItems: "flex-start" } }}
    >
      <Autocomplete
        open
        disablePortal
        forcePopupIcon={false}
        autoHighlight
        clearOnBlur={false}
        options={options}
        loading={loading}
        loadingText={searchTexts.searching}
        noOptionsText={says}
        filterOptions={(found) => found}
        groupBy={({ heading }) => heading}
        getOptionLabel={({ label }) => label}
        getOptionKey={({ key }) => key}
        isOptionEqualToValue={(one, other) => one.key === other.key}
        value={null}
        inputValue={text}
        onInputChange={(_, typed, reason) => reason === "input" && setText(typed)}
        onChange={(_, chosen) => chosen && open(chosen.go)}
        onClose={(_, reason) => reason === "escape" && onClose()}
        renderOption={({ key: _, ...props }, option) => (
          <FoundRow key={option.key} found={option} row={props} />
        )}
        slotProps={{
          popper: {
            sx: { position: "static !important", transform: "none !important", width: "100% !important" },
          },
          paper: { elevation: 0, square: true },
          listbox: { sx: { maxHeight: phone ? "calc(100dvh - 140px)" : "min(60vh, 560px)" } },
        }}
        renderInput={({ slotProps, ...params }) => (
          <TextField
            {...params}
            inputRef={focused}
            placeholder={searchTexts.field}
            helperText={similar && hits.length > 0 ? searchTexts.similar : searchTexts.hint}
            sx={{ p: 4, pb: 2 }}
            slotProps={{
              ...slotProps,
              htmlInput: { ...slotProps.htmlInput, "aria-label": searchTexts.field, maxLength: MOST_LETTERS },
              input: {
                ...slotProps.input,
                startAdornment: (
                  <InputAdornment position="start">
                    <SearchIcon />
                  </InputAdornment>
                ),
                // A phone has no Escape, and no page beside the dialog to press on.
                ...(phone && {
                  endAdornment: (
                    <IconButton aria-label={searchTexts.close} edge="end" onClick={onClose}>
                      <CloseIcon />
                    </IconButton>
                  ),
                }),
              },
            }}
          />
        )}
      />
    </Dialog>
  );
}
