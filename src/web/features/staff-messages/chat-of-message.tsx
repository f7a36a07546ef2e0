import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { staffApi } from '../../staff-api.ts'
import { Text } from '../../ui/text.tsx'

/** The way to the chat that was handed over with a message, where there is one. */
export function ChatOfMessage({ id }: { id: number }) {
	const { data } = useQuery({
		queryKey: ['staff', 'chat-sessions', 'of', id],
		queryFn: ({ signal }) => staffApi.chatSessions.list({ query: { ticket: id, page_size: 1 }, signal }),
	})
	const [chat] = data?.results ?? []
	return (
		chat && (
			<Text>
				<Link to={`/admin/chat-sessions/${chat.id}`}>Chat {chat.id}, as it stands today</Link>
			</Text>
		)
	)
}
