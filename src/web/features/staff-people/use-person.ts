import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AccountRole } from '#contract/accounts/account-words.ts'
import type { StaffUser } from '#contract/accounts/staff-accounts.ts'
import { ApiProblem } from '#contract/client.ts'
import { sendSafely } from '../../api.ts'
import { useIdempotentSend } from '../../kits/form/use-idempotent-send.ts'
import { staleRow } from '../../kits/work/stale-row.ts'
import { staffApi } from '../../staff-api.ts'
import { useOneAtATime } from '../../ui/form/use-one-at-a-time.ts'

const staffUser = (id: number) =>
	queryOptions({
		queryKey: ['staff', 'users', id],
		queryFn: ({ signal }) => staffApi.user({ params: { id }, signal }),
		refetchOnMount: 'always',
	})

/** Asks for one account; null for an address that can be none. */
export function usePerson(id: number | null) {
	const asked = useQuery({ ...staffUser(id ?? 0), enabled: id !== null })
	const isMissing = id === null || (asked.error instanceof ApiProblem && asked.error.status === 404)
	return { person: isMissing ? undefined : asked.data, isMissing, asked }
}

/** What follows every change of an account. */
function useSettled(id: number) {
	const queries = useQueryClient()
	const { queryKey } = staffUser(id)
	const isAbout = (key: readonly unknown[]) =>
		key[1] === 'audit-log' || key[1] === 'technicians' || key[1] === 'day' || (key[1] === 'users' && key[2] !== id)
	return {
		settled: (person: StaffUser) => {
			queries.setQueryData(queryKey, person)
			queries.invalidateQueries({ queryKey: ['staff'], predicate: ({ queryKey: key }) => isAbout(key) })
		},
		failed: (error: unknown) => {
			const current = staleRow<StaffUser>(error)
			if (current) queries.setQueryData(queryKey, current)
			else queries.invalidateQueries({ queryKey })
		},
		logged: () => queries.invalidateQueries({ queryKey: ['staff', 'audit-log'] }),
	}
}

type Change = { is_active?: boolean; role?: AccountRole; does_field_work?: boolean; version: number }

/** Disables or enables an account, gives it another role, or lets it be sent to customers. */
export function useChangePerson(id: number, onDone: () => void) {
	const { settled, failed } = useSettled(id)
	return useOneAtATime(
		useMutation({
			mutationFn: (body: Change) => staffApi.changeUser({ params: { id }, body }),
			onSuccess: (person) => {
				settled(person)
				onDone()
			},
			onError: failed,
		}),
	)
}

/** Lifts a login lock. */
export function useUnlockPerson(id: number) {
	const { settled, failed } = useSettled(id)
	return useOneAtATime(
		useMutation({
			mutationFn: () => sendSafely((key) => staffApi.unlockUser({ params: { id }, key })),
			onSuccess: settled,
			onError: failed,
		}),
	)
}

/** Sends the verification mail again; a repetition after a failure is the same mail. */
export function useResendMail(id: number) {
	const { failed, logged } = useSettled(id)
	const sendOnce = useIdempotentSend()
	return useOneAtATime(
		useMutation({
			mutationFn: () => sendOnce(id, (key) => staffApi.resendVerification({ params: { id }, key })),
			onSuccess: logged,
			onError: failed,
		}),
	)
}

type Invited = { name: string; email: string; role: AccountRole; does_field_work: boolean }

/** Invites somebody to the team by mail (D-53). */
export function useInvite() {
	const queries = useQueryClient()
	const sendOnce = useIdempotentSend()
	return async (body: Invited) => {
		const person = await sendOnce(body, (key) => staffApi.createUser({ body, key }))
		for (const collection of ['users', 'technicians', 'audit-log']) queries.invalidateQueries({ queryKey: ['staff', collection] })
		return person
	}
}
