import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemText from "@mui/material/ListItemText";
import { useId, useState } from "react";
import { OfferedMenu } from "../../../base/acts/OfferedMenu.tsx";
import { Unread } from "../../../base/failure/Unread.tsx";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { FormFailure } from "../../../ui/form/FormFailure.tsx";
import { RenameTemplateDialog } from "./RenameTemplateDialog.tsx";
import { ownerText, templateFacts, templateTexts as texts } from "./template.texts.ts";
import type { QuoteTemplateLineFragment } from "./templates.generated.ts";
import type { Templates } from "./useTemplates.ts";

const actLabels = { rename: texts.rename, delete: texts.remove } as const;

interface Asked {
  readonly act: keyof typeof actLabels;
  readonly template: QuoteTemplateLineFragment;
}

/** Shows the templates for new quotes; the viewer can rename and delete the ones they may change. */
export function ManageTemplatesDialog({
  templates,
  onClose,
}: {
  readonly templates: Templates;
  readonly onClose: () => void;
}) {
  const heading = useId();
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = (next: Asked | null) => {
    templates.forget();
    setAsked(next);
  };
  const close = () => ask(null);
  const remove = async (id: string) => {
    if (!(await templates.remove(id))) close();
  };
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
                  <OfferedMenu
                    label={`Acciones de ${template.name}`}
                    acts={template.acts}
                    labels={actLabels}
                    onAct={(act) => ask({ act, template })}
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
      {asked?.act === "rename" && (
        <RenameTemplateDialog template={asked.template} templates={templates} onClose={close} />
      )}
      {asked?.act === "delete" && (
        <ConfirmDialog
          open
          title={texts.remove}
          confirm={texts.remove}
          destructive
          busy={templates.busy}
          onConfirm={() => void remove(asked.template.id)}
          onClose={close}
        >
          <FormFailure failure={templates.failure} />
          {texts.removeLead(asked.template.name)}
        </ConfirmDialog>
      )}
    </>
  );
}
