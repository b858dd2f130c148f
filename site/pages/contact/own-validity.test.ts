import { expect, it, onTestFinished } from 'vitest'

import { addOwnValidity } from './own-validity.ts'

it.each([
  ['en', 'Fill in this field.', 'Type a whole e-mail address, such as name@example.com.'],
  ['ne', 'यो भर्नुहोस्।', 'पूरा इमेल ठेगाना लेख्नुहोस्, जस्तै name@example.com।'],
] as const)('says in %s what is missing, until it is typed', (language, required, noEmail) => {
  document.body.innerHTML = '<form><input name="email" type="email" required></form>'
  const [form, field] = [document.querySelector('form'), document.querySelector('input')]
  if (!form || !field) throw new Error('no form')
  const end = addOwnValidity(form, language)
  onTestFinished(() => {
    end()
    document.body.innerHTML = ''
  })
  const type = (text: string) => {
    field.value = text
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  expect([form.checkValidity(), field.validationMessage]).toEqual([false, required])
  type('abc')
  expect([form.checkValidity(), field.validationMessage]).toEqual([false, noEmail])
  type('abc@example.com')
  expect([form.checkValidity(), field.validationMessage]).toEqual([true, ''])
})
