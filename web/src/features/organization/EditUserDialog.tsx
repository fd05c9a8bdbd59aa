import { isStaff, leading } from "@travesia/api/accounts/staff.rules";
import { isDemotion, mayGiveRole } from "@travesia/api/organization/user.rules";
import { may } from "@travesia/api/permissions";
import { useWatch } from "react-hook-form";
import type { OpenAct } from "../../base/acts/record-acts.tsx";
import { inputOver, useFields } from "../../base/saving/useFields.ts";
import { shownFailure } from "../../base/failure/failures.ts";
import { useUser } from "../../base/session/useSession.ts";
import type { UpdateUserInput } from "../../graphql/schema.generated.ts";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { FormDialog } from "../../ui/dialog/FormDialog.tsx";
import { RecordSkeleton } from "../../ui/state/Skeletons.tsx";
import { SuperiorField } from "./person/SuperiorField.tsx";
import { staffFields, updateInput } from "./staff.form.ts";
import { PayPart, PersonPart, PlacePart, SellerField } from "./StaffFields.tsx";
import type { ChosenUser } from "./user.offered-acts.ts";
import { everyRole, roleOptions } from "./user.texts.ts";
import { type UserWholeFragment, useUserDetailQuery, useUserLegacyQuery } from "./users.generated.ts";

type Editing = OpenAct<ChosenUser, { readonly input: UpdateUserInput }>;

/** Loads an account and edits it. */
export function EditUserDialog({ record: { id }, frame, fresh, send }: Editing) {
  const { data, error, refetch } = useUserDetailQuery({ variables: { id }, fetchPolicy: "network-only" });
  // People below the user are handed over with a lower role.
  const legacy = useUserLegacyQuery({ variables: { userId: id }, fetchPolicy: "network-only" });
  const user = data?.user;
  if (user)
    return <Editor key={fresh} user={user} team={legacy.data?.legacy.team ?? 0} frame={frame} send={send} />;
  return (
    <FormDialog
      open
      title="Editar persona"
      submit="Guardar cambios"
      busy={!error}
      onSubmit={(event) => event.preventDefault()}
      onClose={frame.onClose}
    >
      {error ? <ErrorState {...shownFailure(error, refetch, "listUsers")} /> : <RecordSkeleton />}
    </FormDialog>
  );
}

interface EditorProps extends Pick<Editing, "frame" | "send"> {
  readonly user: UserWholeFragment;
  readonly team: number;
}

function Editor({ user: present, team, frame, send }: EditorProps) {
  const viewer = useUser();
  const {
    control,
    submit,
    opened: user,
  } = useFields(staffFields, {
    record: present,
    save: ({ input, changed }, { version }) => {
      const allowed = (all: typeof changed) => updateInput(all, viewer.role);
      const sent = { input: allowed(input), changed: allowed(changed) };
      return send((over) => ({ input: inputOver(sent, version, over) }));
    },
  });
  const role = Number(useWatch({ control, name: "role" }));
  const works = isStaff({ role });
  const places = may(viewer.role, "createStaff");
  const self = viewer.id === user.id;
  const roles = roleOptions(
    everyRole.filter((one) => one === user.role || (!self && mayGiveRole(viewer, one))),
  );
  const handsOver = team > 0 && isDemotion(user.role, role);
  return (
    <FormDialog
      {...frame}
      open
      maxWidth="md"
      title={`Editar a ${user.name} ${user.lastname}`}
      submit="Guardar cambios"
      onSubmit={submit}
    >
      <PersonPart control={control} phoneNeeded={user.phone !== null} />
      {places && (
        <PlacePart
          control={control}
          roles={roles}
          choosesManager={may(viewer.role, "deleteUsers")}
          userId={user.id}
        >
          {works && <SellerField control={control} />}
          {handsOver && (
            <SuperiorField
              control={control}
              name="successorId"
              label="Quién recibe su equipo y sus cotizaciones abiertas"
              roles={leading}
              except={user.id}
              required
              rules={staffFields.rules.successorId}
            />
          )}
        </PlacePart>
      )}
      {may(viewer.role, "deleteUsers") && works && <PayPart control={control} />}
    </FormDialog>
  );
}
