import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Divider from "@mui/material/Divider";
import MenuItem from "@mui/material/MenuItem";
import { Suspense, useEffect, useRef, useState } from "react";
import { useSavedViews } from "./useSavedViews.ts";
import { isOfPlace, isPlain, queryOf, valuesOf } from "./view-query.ts";
import { viewTexts as texts } from "./view.texts.ts";
import type { SavedViewLineFragment } from "./views.generated.ts";
import { ActItem } from "../../ui/dialog/ActItem.tsx";
import { ActMenu } from "../../ui/dialog/ActMenu.tsx";
import { BookmarkBorderIcon } from "../../ui/desk/deskIcons.tsx";
import { lazyPart, useAfterPress } from "../../ui/lazy-part.ts";

const loadSaving = async () => (await import("./SaveViewDialog.tsx")).SaveViewDialog;
const SaveViewDialog = lazyPart(loadSaving);
const loadManaging = async () => (await import("./ManageViewsDialog.tsx")).ManageViewsDialog;
const ManageViewsDialog = lazyPart(loadManaging);

interface SavedViewsProps {
  /** Name under which the list's views are stored. */
  readonly list: string;
  /** Current parameters in the list's address. */
  readonly values: Readonly<Record<string, string>>;
  /** Keys of the selected columns; undefined when the user never selected any. */
  readonly columns: readonly string[] | undefined;
  readonly onShow: (query: Readonly<Record<string, string>>, columns: readonly string[] | undefined) => void;
}

type Asked =
  { readonly act: "save" | "manage" } | { readonly act: "rename"; readonly view: SavedViewLineFragment };

/**
 * Shows the user's saved views of a list: the user can open one, save the current filters and columns, or
 * manage the views.
 */
export function SavedViews({ list, values, columns, onShow }: SavedViewsProps) {
  useAfterPress(loadSaving);
  useAfterPress(loadManaging);
  const saved = useSavedViews(list);
  const { views, busy, failure } = saved;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asked, ask] = useState<Asked | null>(null);
  const query = queryOf(values);
  const show = (view: SavedViewLineFragment) => onShow(valuesOf(view.query), view.columns ?? undefined);
  const shown = views?.find((view) => view.query === query);

  // Once, when the views have arrived: later changes of the address by the user stay.
  const opened = useRef(false);
  useEffect(() => {
    if (opened.current || !views) return;
    opened.current = true;
    const standard = views.find((view) => view.standard && isOfPlace(view.query, values));
    if (standard && isPlain(values)) onShow(valuesOf(standard.query), standard.columns ?? undefined);
  }, [views, values, onShow]);

  const pick = (act: () => void) => () => {
    setAnchor(null);
    act();
  };
  const close = () => ask(null);
  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-label={shown ? shown.name : texts.views}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ minWidth: 40, gap: 2 }}
      >
        <BookmarkBorderIcon fontSize="small" />
        <Box component="span" sx={{ display: { xs: "none", sm: "inline" } }}>
          {shown ? shown.name : texts.views}
        </Box>
      </Button>
      <ActMenu anchor={anchor} onClose={() => setAnchor(null)} paper={{ maxHeight: 420, maxWidth: 340 }}>
        {views?.map((view) => (
          <MenuItem key={view.id} selected={view === shown} onClick={pick(() => show(view))}>
            {view.name}
          </MenuItem>
        ))}
        {views && views.length > 0 && (
          <MenuItem selected={query === ""} onClick={pick(() => onShow({}, undefined))}>
            {texts.everything}
          </MenuItem>
        )}
        {views && views.length > 0 && <Divider />}
        <ActItem onClick={pick(() => ask({ act: "save" }))} label={texts.save} />
        {views && views.length > 0 && (
          <ActItem onClick={pick(() => ask({ act: "manage" }))} label={texts.manage} />
        )}
      </ActMenu>
      <Suspense fallback={null}>
        {asked?.act === "save" && (
          <SaveViewDialog
            title={texts.save}
            lead={`${texts.saveLead} ${texts.replaces}`}
            submit={texts.save}
            busy={busy}
            failure={failure}
            onSave={(name) => saved.save(name, query, columns)}
            onClose={close}
          />
        )}
        {asked?.act === "manage" && (
          <ManageViewsDialog
            views={views ?? []}
            busy={busy}
            onRename={(view) => ask({ act: "rename", view })}
            onStandard={(id, standard) => void saved.choose(id, standard)}
            onRemove={(id) => void saved.remove(id)}
            onClose={close}
          />
        )}
        {asked?.act === "rename" && (
          <SaveViewDialog
            title={texts.rename}
            submit={texts.rename}
            name={asked.view.name}
            busy={busy}
            failure={failure}
            onSave={(name) => saved.rename(asked.view.id, name)}
            onClose={() => ask({ act: "manage" })}
          />
        )}
      </Suspense>
    </>
  );
}
