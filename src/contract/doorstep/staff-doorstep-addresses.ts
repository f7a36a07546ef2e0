import { collectionAddresses } from '../collection-addresses.ts'

export const staffDoorstepAddresses = { slotClosures: collectionAddresses('slot-closures', 'id') } as const
