import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { SaveOf } from "../../../base/saving/useFields.ts";
import { useSaving } from "../../../base/saving/useSaving.ts";
import { useSession } from "../../../base/session/useSession.ts";
import { newKey } from "../../../base/saving/new-key.ts";
import { formatDay } from "../../../ui/days.ts";
import { CodeStep } from "./CodeStep.tsx";
import type { fileClaimFields } from "./file-claim.form.ts";
import { FileClaimForm } from "./FileClaimForm.tsx";
import { type ClaimFileMutation, useClaimFileMutation } from "./own-claims.generated.ts";
import { ownClaimTexts as texts } from "./own-claim.texts.ts";

/**
 * Shows the form of a request, then its result: the number and date, and the field for the code that proves
 * the person's identity.
 */
export function FileClaimPanel() {
  const { user } = useSession();
  const [file] = useClaimFileMutation();
  const { busy, failure, perform } = useSaving();
  const [filed, setFiled] = useState<ClaimFileMutation["fileClaim"] | null>(null);
  const [key, setKey] = useState(newKey);
  const submit: SaveOf<typeof fileClaimFields> = ({ values, input }) => {
    const files = values.files.length > 0 ? { files: [...values.files] } : {};
    return perform(async () => {
      const { data } = await file({ variables: { input, ...files, idempotencyKey: key } });
      setFiled(data?.fileClaim ?? null);
      setKey(newKey());
    }, null);
  };
  const known = user ? { nombre: `${user.name} ${user.lastname}`.trim(), email: user.email } : {};
  return (
    <Card sx={{ p: { xs: 5, md: 7 } }}>
      {filed ? (
        <Stack sx={{ gap: 4, alignItems: "flex-start" }}>
          <Alert severity="success" role="status" sx={{ width: "100%" }}>
            {texts.filed(filed.number)}
          </Alert>
          <Typography>
            Te respondemos a más tardar el <strong>{formatDay(filed.dueOn)}</strong>. Te enviamos un correo
            con el número y un enlace para seguirla.
          </Typography>
          {filed.identity === "pendiente" && <CodeStep id={filed.id} />}
          <Button onClick={() => setFiled(null)}>{texts.another}</Button>
        </Stack>
      ) : (
        <FileClaimForm known={known} failure={failure} busy={busy} onSubmit={submit} />
      )}
    </Card>
  );
}
