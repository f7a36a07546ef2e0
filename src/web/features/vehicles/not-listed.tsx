import { dialable, whatsappLink } from '#shared/phone.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Cluster, Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'

/** The company's numbers, '' where there is none. */
export type Support = { phone: string; whatsapp: string }

/** The way on for somebody whose bike is not in the list (ux 42); nothing where no number is set. */
export function NotListed({ support: { phone, whatsapp } }: { support: Support }) {
	if (!phone && !whatsapp) return null
	return (
		<Disclosure title="My bike isn't listed">
			<Stack gap="small">
				<Text>Tell us which bike you ride. We will tell you right away if we can repair it, and for what price.</Text>
				<Cluster>
					{phone && (
						<ButtonLink href={dialable(phone)} variant="quiet">
							<Icon name="phone" size={20} />
							{phone}
						</ButtonLink>
					)}
					{whatsapp && (
						<ButtonLink href={whatsappLink(whatsapp, "Hello, my bike isn't in your list. I ride a ")} variant="quiet">
							<Icon name="bubble" size={20} />
							WhatsApp
						</ButtonLink>
					)}
				</Cluster>
			</Stack>
		</Disclosure>
	)
}
