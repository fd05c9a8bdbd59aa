import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import List from "@mui/material/List";
import ListItemButton from "@mui/material/ListItemButton";
import ListItemText from "@mui/material/ListItemText";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { roleLabel } from "@travesia/api/permissions";
import { useId, useState } from "react";
import { SEARCH_FAILED } from "../../../ui/form/lookup/lookup.texts.ts";
import { WrittenField } from "../../../ui/form/WrittenField.tsx";

interface Seller {
  readonly id: number | null;
  readonly name: string;
  readonly lastname: string;
  readonly role: number;
}

interface AssignQuotesDialogProps {
  /** Number of quotes as text, `12 cotizaciones`, or the number of one quote. */
  readonly many: string;
  /** Sentence about the quotes, such as a count of excluded quotes; null for none. */
  readonly others: string | null;
  /** First sellers that match the search; undefined until they are loaded. */
  readonly sellers: readonly Seller[] | undefined;
  /** True when the search for people failed. */
  readonly failed?: boolean;
  /** Typed search text; the parent component runs the search. */
  readonly search: string;
  readonly onSearch: (text: string) => void;
  /** True when one of the quotes already has an advisor: a reason is required. */
  readonly asksReason: boolean;
  /** True while an assignment is being saved. */
  readonly busy?: boolean;
  /** Refusal of the assignment. */
  readonly failure?: string | null;
  readonly onAssign: (sellerId: number, reason: string | null) => void;
  readonly onClose: () => void;
}

const nameOf = ({ name, lastname }: Seller) => `${name} ${lastname}`;

/** Assigns quotes to a staff member with one click on that person. */
export function AssignQuotesDialog({
  many,
  others,
  sellers,
  failed = false,
  search,
  onSearch,
  asksReason,
  busy = false,
  failure = null,
  onAssign,
  onClose,
}: AssignQuotesDialogProps) {
  const heading = useId();
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down("sm"));
  const [reason, setReason] = useState("");
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="xs" fullWidth fullScreen={phone}>
      <DialogTitle id={heading}>Asignar {many}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 4, pt: 2 }}>
          {others && <Typography>{others}</Typography>}
          <WrittenField
            type="search"
            label="Buscar a una persona"
            value={search}
            // eslint-disable-next-line jsx-a11y-x/no-autofocus -- it is opened to search for a person
            autoFocus
            onChange={({ target }) => onSearch(target.value)}
          />
          {asksReason && (
            <WrittenField
              label="Motivo"
              required
              error={!reason.trim()}
              helperText={reason.trim() ? undefined : "Escribe el motivo de la asignación"}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
              slotProps={{ htmlInput: { maxLength: 500 } }}
            />
          )}
          {failure && <Alert severity="error">{failure}</Alert>}
          <List
            aria-label="Personas"
            dense
            sx={{ maxHeight: { sm: 320 }, overflowY: "auto", mx: -2 }}
            aria-busy={!sellers && !failed}
          >
            {sellers?.map((seller) => (
              <li key={seller.id}>
                <ListItemButton
                  component="button"
                  sx={{ width: "100%", textAlign: "left" }}
                  disabled={busy || (asksReason && !reason.trim())}
                  onClick={() => onAssign(seller.id ?? 0, reason.trim() || null)}
                >
                  <ListItemText primary={nameOf(seller)} secondary={roleLabel(seller.role)} />
                </ListItemButton>
              </li>
            ))}
          </List>
          {failed && !sellers && <Typography color="error">{SEARCH_FAILED}</Typography>}
          {sellers?.length === 0 && <Typography color="textSecondary">Nadie con ese nombre.</Typography>}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          Cancelar
        </Button>
      </DialogActions>
    </Dialog>
  );
}
