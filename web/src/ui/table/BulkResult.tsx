import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useId } from "react";
import { CopyButton } from "../CopyButton.tsx";

/** A record that was refused, or not reached. */
export interface BulkRefusal {
  readonly key: string;
  /** `COT-2026-000123`. */
  readonly name: string;
  readonly href?: string | undefined;
  readonly reason: string;
}

interface BulkResultProps {
  /** The verb: `Asignar`. */
  readonly title: string;
  readonly done: number;
  readonly refused: readonly BulkRefusal[];
  /** Number of records left as they were because the run was stopped or broke off. */
  readonly left: number;
  readonly onClose: () => void;
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const summary = ({ done, refused, left }: BulkResultProps) =>
  [
    counted(done, "hecho", "hechos"),
    refused.length > 0 && counted(refused.length, "rechazado", "rechazados"),
    left > 0 && `${left} sin intentar`,
  ]
    .filter(Boolean)
    .join(" · ");

/**
 * Shows the result of an act on several records: the number of successes, and the refused records with the
 * reasons.
 */
export function BulkResult(props: BulkResultProps) {
  const { title, refused, left, onClose } = props;
  const heading = useId();
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down("sm"));
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="sm" fullWidth fullScreen={phone}>
      <DialogTitle id={heading}>{title}</DialogTitle>
      <DialogContent>
        <Stack
          direction="row"
          sx={{ justifyContent: "space-between", alignItems: "center", gap: 3, mb: 3, flexWrap: "wrap" }}
        >
          <Typography role="status" sx={{ fontWeight: 650 }}>
            {summary(props)}
          </Typography>
          {refused.length > 0 && (
            <CopyButton
              text={refused.map(({ name, reason }) => `${name}\t${reason}`).join("\n")}
              what="lo rechazado"
            />
          )}
        </Stack>
        <Stack component="ul" aria-label="Rechazados" sx={{ listStyle: "none", m: 0, p: 0, gap: 3 }}>
          {refused.map(({ key, name, href, reason }) => (
            <li key={key}>
              <Typography component="div" sx={{ fontWeight: 600 }}>
                {href ? (
                  <Link href={href} target="_blank" rel="noopener">
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {reason}
              </Typography>
            </li>
          ))}
        </Stack>
        {refused.length + left > 0 && (
          <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 4 }}>
            Lo que no se hizo sigue elegido.
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          Entendido
        </Button>
      </DialogActions>
    </Dialog>
  );
}
