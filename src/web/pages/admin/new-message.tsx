import { adminMeta } from '../../features/staff-frame/admin-meta.ts'
import { NewMessage } from '../../features/staff-messages/new-message.tsx'
import { DeskPage, forCaller } from './desk-page.tsx'

export const meta = adminMeta('New message')

/** Notes what somebody says on the phone. */
export default function NewMessagePage() {
	return (
		<DeskPage title="New message" begin={forCaller}>
			{(begun) => <NewMessage begun={begun} />}
		</DeskPage>
	)
}
