import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { formatExactRupees } from '#shared/money.ts'
import { api } from '../../../../api.ts'
import { Button } from '../../../../ui/button.tsx'
import { ButtonLink } from '../../../../ui/button-link.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Row, Rows } from '../../../../ui/rows.tsx'
import { Stack } from '../../../../ui/stack.tsx'
import { Text } from '../../../../ui/text.tsx'

/** An order that was just placed, with its number; closing it leads to the profile (B.CHECKOUT-34, B.CHECKOUT-35). A reload keeps it. */
export function OrderedDialog({ number }: { number: string }) {
	const navigate = useNavigate()
	const { data } = useQuery({
		queryKey: ['own', 'orders', number],
		queryFn: () => api.orders.show({ params: { order_number: number } }),
	})
	const close = () => navigate('/profile', { replace: true })
	return (
		<Dialog
			open
			onClose={close}
			title="Your order is placed"
			// It has an address, so Back leads away from it by itself.
			backCloses={false}
			actions={
				<>
					<Button variant="quiet" onClick={close}>
						Close
					</Button>
					<ButtonLink as={Link} to={`/profile/orders/${number}`} replace>
						View your order
					</ButtonLink>
				</>
			}
		>
			<Stack gap="small">
				<Rows ruled>
					<Row term="Order number" strong>
						{number}
					</Row>
					{data && (
						<>
							<Row term="Items">{data.total_items}</Row>
							<Row term="Sent to" under={`${data.shipping_city} ${data.shipping_pincode}`}>
								{data.shipping_address}
							</Row>
							<Row term="To pay on delivery" strong>
								{formatExactRupees(data.total_amount)}
							</Row>
						</>
					)}
				</Rows>
				<Text size="small" tone="muted">
					Next: we check that everything is there and confirm it.
					{data && ` A mail is on its way to ${data.customer_email}.`}
				</Text>
			</Stack>
		</Dialog>
	)
}
