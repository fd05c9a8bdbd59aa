import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemText from "@mui/material/ListItemText";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { Unread } from "../../../base/failure/Unread.tsx";
import { formatDay } from "../../../ui/days.ts";
import { useQuoteAssignmentsQuery } from "./quotes.generated.ts";

const nameOf = ({ name, lastname }: { readonly name: string; readonly lastname: string }) =>
  `${name} ${lastname}`;

/**
 * Shows the last 50 assignments of a quote: the new advisor, the person who assigned it and the reason;
 * hidden when it was never assigned.
 */
export function QuoteAssignments({ id }: { readonly id: string }) {
  const heading = useId();
  const read = useQuoteAssignmentsQuery({ variables: { id } });
  const given = read.data?.quoteAssignments ?? [];
  if (given.length === 0) return <Unread of={read} what="Asignaciones anteriores" />;
  return (
    <section aria-labelledby={heading}>
      <Typography id={heading} component="h3" variant="subtitle2">
        Asignaciones anteriores
      </Typography>
      <List dense disablePadding sx={{ maxHeight: 200, overflowY: "auto" }}>
        {given.map(({ id: key, seller, assignedBy, reason, at }) => (
          <ListItem key={key} disableGutters>
            <ListItemText
              primary={`${nameOf(seller)} · ${formatDay(at)}`}
              secondary={[reason, assignedBy && `por ${nameOf(assignedBy)}`].filter(Boolean).join(" · ")}
            />
          </ListItem>
        ))}
      </List>
    </section>
  );
}
