import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemText from "@mui/material/ListItemText";
import { useId } from "react";
import { ActsMenu } from "../../../base/acts/ActsMenu.tsx";
import { sentActs } from "../../../base/acts/offered-acts.ts";
import { useRecordActs } from "../../../base/acts/record-acts.tsx";
import { placedActs } from "../../../base/acts/shown-acts.ts";
import { Unread } from "../../../base/failure/Unread.tsx";
import { templateActs } from "./template.acts.tsx";
import { ownerText, templateFacts, templateTexts as texts } from "./template.texts.ts";
import type { Templates } from "./useTemplates.ts";

const menu = placedActs(templateActs, "menu");

/** Shows the templates for new quotes; the viewer can rename and delete the ones they may change. */
export function ManageTemplatesDialog({
  templates,
  onClose,
}: {
  readonly templates: Templates;
  readonly onClose: () => void;
}) {
  const heading = useId();
  const { show, dialog } = useRecordActs(templateActs, { reads: ["QuoteTemplates"] });
  return (
    <>
      <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="sm" fullWidth>
        <DialogTitle id={heading}>{texts.manage}</DialogTitle>
        <DialogContent>
          <Unread of={templates.read} />
          {templates.list.length === 0 ? (
            templates.read.data && texts.none
          ) : (
            <List disablePadding>
              {templates.list.map((template, at) => (
                <ListItem
                  key={template.id}
                  disableGutters
                  divider={at < templates.list.length - 1}
                  sx={{ flexWrap: "wrap", columnGap: 3, rowGap: 1 }}
                >
                  <ListItemText
                    primary={template.name}
                    secondary={`${templateFacts(template)}. ${ownerText(template)}`}
                    sx={{ minWidth: 200 }}
                  />
                  <ActsMenu
                    label={`Acciones de ${template.name}`}
                    acts={templateActs}
                    names={menu}
                    record={{}}
                    offered={sentActs(templateActs, template.acts)}
                    onAct={(act) => show(act, template)}
                  />
                </ListItem>
              ))}
            </List>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cerrar</Button>
        </DialogActions>
      </Dialog>
      {dialog}
    </>
  );
}
