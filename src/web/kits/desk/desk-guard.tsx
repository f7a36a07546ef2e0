import { useFormState } from 'react-hook-form'
import { EditGuard } from '../../ui/form/edit-guard.tsx'
import type { CheckoutForm } from '../checkout/use-checkout-form.ts'

/** Asks before a desk is left, or begun for another account, with something typed that was not sent. */
export function DeskGuard({ form: { control }, isSent }: { form: CheckoutForm; isSent: boolean }) {
	const { isDirty } = useFormState({ control })
	return <EditGuard form="desk" isDirty={isDirty && !isSent} parameter="customer" />
}
