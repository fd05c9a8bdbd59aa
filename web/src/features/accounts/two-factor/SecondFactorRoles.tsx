import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type RoleNumber, roleLabel } from "@travesia/api/permissions";
import { useState } from "react";
import { shownFailure } from "../../../base/failure/failures.ts";
import { useSaving } from "../../../base/saving/useSaving.ts";
import type { Role } from "../../../graphql/schema.generated.ts";
import { formatDay } from "../../../ui/days.ts";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";
import { FormFailure } from "../../../ui/form/FormFailure.tsx";
import { Section } from "../../../ui/Section.tsx";
import { ErrorState } from "../../../ui/state/ErrorState.tsx";
import { ListSkeleton } from "../../../ui/state/Skeletons.tsx";
import {
  type SecondFactorRoleFragment,
  useSecondFactorAskMutation,
  useSecondFactorRolesQuery,
} from "../profile/profile.generated.ts";
import { twoFactorTexts as texts } from "./two-factor.texts.ts";

const numbers: Readonly<Partial<Record<Role, RoleNumber>>> = {
  ASESOR: 2,
  LIDER: 3,
  GERENTE: 4,
  ADMIN: 5,
  CONTADOR: 6,
  OWNER: 7,
};

/** Lets the owner choose the roles that need a second factor. */
export function SecondFactorRoles() {
  const { data, error, refetch } = useSecondFactorRolesQuery({ fetchPolicy: "network-only" });
  return (
    <Section title={texts.rolesTitle}>
      <Stack sx={{ gap: 4 }}>
        <Typography variant="body2" color="textSecondary">
          {texts.rolesLead}
        </Typography>
        {error && !data ? (
          <ErrorState {...shownFailure(error, refetch)} />
        ) : data ? (
          <RolesForm states={data.secondFactorRoles} onSaved={() => void refetch()} />
        ) : (
          <ListSkeleton cards />
        )}
      </Stack>
    </Section>
  );
}

interface RolesFormProps {
  readonly states: readonly SecondFactorRoleFragment[];
  readonly onSaved: () => void;
}

function RolesForm({ states, onSaved }: RolesFormProps) {
  const asking = states.filter(({ due }) => due !== null).map(({ role }) => role);
  const [roles, setRoles] = useState<readonly Role[]>(asking);
  const { busy, failure, perform } = useSaving();
  const [ask] = useSecondFactorAskMutation();
  const choose = (role: Role, chosen: boolean) =>
    setRoles(chosen ? [...roles, role] : roles.filter((each) => each !== role));
  const save = async () => {
    await perform(() => ask({ variables: { roles: [...roles] } }), texts.rolesSaved);
    onSaved();
  };
  return (
    <Stack
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      sx={{ gap: 3, alignItems: "flex-start" }}
    >
      <FormFailure failure={failure} />
      <div>
        {states.map(({ role, due, without }) => (
          <FormControlLabel
            key={role}
            sx={{ display: "flex" }}
            control={
              <Checkbox
                checked={roles.includes(role)}
                onChange={(_, chosen) => choose(role, chosen)}
                slotProps={{ input: { "aria-describedby": `segundo-factor-${role}` } }}
              />
            }
            label={
              <>
                {roleLabel(numbers[role])}{" "}
                <Typography
                  id={`segundo-factor-${role}`}
                  variant="caption"
                  component="span"
                  color="textSecondary"
                >
                  {[texts.without(without), due && texts.since(formatDay(due))].filter(Boolean).join(" · ")}
                </Typography>
              </>
            }
          />
        ))}
      </div>
      <ActButton type="submit" variant="contained" loading={busy}>
        Guardar
      </ActButton>
    </Stack>
  );
}
