/** What the audit log compares of a row: without what changes by itself. */
export const stateOf = <Row extends { version: number; created_at: string }>({ version: _, created_at: __, ...state }: Row) => state
