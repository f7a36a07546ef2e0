import { AccountSheet } from '../../features/accounts/account-sheet.tsx'
import { GoodBye } from '../../features/own-data/good-bye.tsx'
import { unlistedMeta } from '../../features/site/titles.ts'
import { HeroBike } from '../../features/vehicles/hero-bike.tsx'
import { Stamp } from '../../ui/stamp.tsx'

export const meta = unlistedMeta('Account deleted')

/** Where the deletion of an account ends (D-43). */
export default function AccountDeletedPage() {
	return (
		<AccountSheet label="Your account" title="Good-bye" corner={<Stamp>Deleted</Stamp>} beside={<HeroBike />}>
			<GoodBye />
		</AccountSheet>
	)
}
