import type { Actor } from '#platform/http/actor.ts'

/** Who sees and does everything of customers, whoever's it is (D-20). */
export const isOffice = ({ role }: Actor) => role === 'staff' || role === 'admin'
