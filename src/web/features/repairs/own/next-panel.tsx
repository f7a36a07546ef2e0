import type { Repair } from '#contract/repairs/repairs.ts'
import { dayOf } from '#shared/days.ts'
import { dialable } from '#shared/phone.ts'
import { PayDue } from '../../../kits/payment/pay-due.tsx'
import { dueOf } from '../../../kits/payment/payment-words.ts'
import type { Payee } from '../../../kits/payment/upi-link.ts'
import { StartCode } from '../../../kits/work/start-code.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Text } from '../../../ui/text.tsx'
import { nextWords } from './next-words.ts'

/** What comes next, with the call or the payment that belongs to it; a change by the company is read out. */
export function NextPanel({ repair, payee }: { repair: Repair; payee: Payee | null }) {
	const { title, text } = nextWords(repair, dayOf(new Date()))
	const isToPay = repair.status === 'completed' && dueOf(repair) > 0
	const called = repair.status === 'confirmed' || repair.status === 'in_progress' ? repair.technician : null
	return (
		<Panel tone={isToPay ? 'wait' : 'plain'} aria-labelledby="next-title" data-print="hide">
			<div aria-live="polite">
				<Heading id="next-title" size="l">
					{title}
				</Heading>
				<Text>{text}</Text>
				<StartCode code={repair.start_code} />
			</div>
			{called?.phone && (
				<div>
					<ButtonLink href={dialable(called.phone)} aria-label={`Call ${called.name}`}>
						<Icon name="phone" size={20} />
						Call {called.name.split(' ')[0]}
					</ButtonLink>
				</div>
			)}
			{isToPay && <PayRepair repair={repair} payee={payee} />}
		</Panel>
	)
}

/** How what is due for a repair is paid. */
export const PayRepair = ({ repair, payee }: { repair: Repair; payee: Payee | null }) => (
	<PayDue
		payee={payee}
		due={dueOf(repair)}
		paid={repair.paid_amount}
		reference={repair.reference}
		note="Repair"
		cashTo="to the technician"
	/>
)
