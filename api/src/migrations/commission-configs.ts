/** What every role earns until somebody configures it: 10,000 COP per paying person, for every trip type. */
export const commissionConfigs: readonly string[] = [
  `insert into commission_configs (id, role, trip_type, calculation_type, amount_per_person, effective_from, created_at, updated_at)
   select gen_random_uuid(), role, trip_type, 'fixed_per_person', 10000, '2020-01-01', now(), now()
   from unnest(array['asesor', 'lider', 'gerente', 'admin', 'owner']) role,
        unnest(array['nacional', 'internacional', 'operadorLlano', 'hotel']) trip_type`,
];
