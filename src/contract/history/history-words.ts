/** What a service history is made of. */
export const serviceKinds = ['repair', 'visit'] as const
export type ServiceKind = (typeof serviceKinds)[number]
export const serviceKindDisplay: Record<ServiceKind, string> = { repair: 'Repair', visit: 'Plan visit' }

export const notShared = 'This service history is not shared. Share it by a link first.'
