import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemButton from "@mui/material/ListItemButton";
import ListItemText from "@mui/material/ListItemText";
import { ended } from "@travesia/api/colombia/spoken";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { formatInstant } from "../../../ui/days.ts";
import type { WrittenTextFragment } from "../content.generated.ts";
import { textHints } from "../content.texts.ts";

interface TextListProps {
  readonly texts: readonly (WrittenTextFragment & { readonly title: string; readonly href: string })[];
}

/** Shows the editable texts, each with its purpose and a mark for an unpublished draft. */
export const TextList = ({ texts }: TextListProps) => (
  <List disablePadding>
    {texts.map(({ key, title, href, draft, publishedAt }) => (
      <ListItem key={key} disablePadding divider>
        <ListItemButton href={href} sx={{ px: { xs: 4, md: 6 }, gap: 3 }}>
          <ListItemText
            primary={title}
            secondary={
              publishedAt
                ? ended(`${textHints[key]} Publicado: ${formatInstant(publishedAt)}`)
                : textHints[key]
            }
          />
          {draft === null ? (
            <StatusChip label="Publicado" tone="leaf" />
          ) : (
            <StatusChip label="Con borrador" tone="sun" />
          )}
        </ListItemButton>
      </ListItem>
    ))}
  </List>
);
