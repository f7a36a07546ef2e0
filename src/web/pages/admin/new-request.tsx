import { NewRequest } from '../../features/plans/staff/desk/new-request.tsx'
import { adminMeta } from '../../features/staff-frame/admin-meta.ts'
import { DeskPage, forCaller } from './desk-page.tsx'

export const meta = adminMeta('New plan request')

/** The phone desk for plans. */
export default function NewRequestPage() {
	return (
		<DeskPage title="New plan request" begin={forCaller}>
			{(begun) => <NewRequest begun={begun} />}
		</DeskPage>
	)
}
