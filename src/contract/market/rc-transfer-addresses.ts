import { collectionAddresses } from '../collection-addresses.ts'

export const rcTransferAddresses = { rcTransfers: collectionAddresses('rc-transfers', 'id') } as const
