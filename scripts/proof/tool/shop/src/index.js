import dayjs from 'dayjs';

document.title = `Open since ${dayjs('2019-04-01').format('MMMM YYYY')}`;
import('./later.js').then(({ showCart }) => showCart());
