import Button from "@mui/material/Button";
import { pageTextTitles, type TextKey } from "@travesia/api/content/page-text/page-text.rules";
import { useParams } from "react-router-dom";
import { shownFailure } from "../../base/failure/failures.ts";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { RecordSkeleton } from "../../ui/state/Skeletons.tsx";
import { usePageTextEditQuery } from "../../features/content/content.generated.ts";
import { contentPaths } from "../../features/content/content.paths.ts";
import { textHints } from "../../features/content/content.texts.ts";
import { TextEditor } from "../../features/content/page-text/TextEditor.tsx";

const isKey = (key: string): key is TextKey => Object.hasOwn(pageTextTitles, key);

/** Edits one text of the public pages, or a legal notice. */
export function TextEditorScreen() {
  const { key = "" } = useParams();
  const back = (
    <Button color="inherit" href={contentPaths.panel.to()}>
      Volver a Gestionar Página
    </Button>
  );
  if (!isKey(key))
    return (
      <EmptyState page action={back}>
        Ese texto no existe.
      </EmptyState>
    );
  return (
    <>
      <PageHeader title={pageTextTitles[key]} subtitle={textHints[key]} actions={back} />
      <Loaded key={key} textKey={key} />
    </>
  );
}

function Loaded({ textKey }: { readonly textKey: TextKey }) {
  const { data, error, refetch } = usePageTextEditQuery({
    variables: { key: textKey },
    fetchPolicy: "network-only",
  });
  if (error && !data) return <ErrorState page {...shownFailure(error, refetch)} />;
  if (!data?.pageText) return <RecordSkeleton page />;
  return <TextEditor written={data.pageText} />;
}
